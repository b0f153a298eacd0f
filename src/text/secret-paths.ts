import { trimEnding } from "./trim.ts";

/**
 * Where keys and secrets live on disk, and what must not be read before work begins. Sources: the list of seed 000, the
 * targets named by the first disclosures, and the start-up files of shells.
 */
const SECRET_PATHS: readonly RegExp[] = [
  /(?:^|[\\/~])\.(?:ssh|aws|azure|gnupg|kube|docker|password-store|mozilla|wallet|electrum|bitcoin|ethereum|config[\\/](?:gcloud|gh|hub|op|rclone|doctl|solana|google-chrome|chromium|BraveSoftware|microsoft-edge))(?:[\\/]|$)/i,
  /(?:^|[\\/])(?:[\w.-]{1,40}_(?:rsa|dsa|ecdsa|ed25519)|authorized_keys|known_hosts)$/i,
  /(?:^|[\\/])\.env(?:\.\w{1,20})?$/i,
  /(?:^|[\\/])\.(?:netrc|gitconfig|npmrc|pypirc|pgpass|my\.cnf|git-credentials|htpasswd|dockercfg|vault-token)$/i,
  /(?:^|[\\/])\.(?:bashrc|zshrc|profile|bash_profile|zprofile|bash_history|zsh_history|zsh_sessions|history)$/i,
  /(?:^|[\\/])(?:credentials(?:\.\w{1,8})?|secrets?\.(?:json|ya?ml|toml|env|txt)|service-account\.json|token\.json)$/i,
  /(?:^|[\\/])(?:\.?mcp\.json|claude_desktop_config\.json|mcp_settings\.json|\.claude\.json)$/i,
  /(?:^|[\\/])(?:wp-config\.php|application_default_credentials\.json|accessTokens\.json|kaggle\.json|logins\.json|key4\.db|cookies\.sqlite|Local State|keystore\.json|seed[\w*-]{0,12}\.txt)$/i,
  /(?:^|[\\/])\.(?:codex[\\/]auth\.json|oci[\\/]config|(?:cache[\\/])?huggingface[\\/](?:token|stored_tokens)|terraform\.d[\\/].{1,60})$/i,
  /^(?:[\\/]var)?[\\/]run[\\/]secrets(?:[\\/]|$)|[\\/]Library[\\/]Keychains(?:[\\/]|$)/i,
  /^~[\\/](?:[\w.-]{1,40}[\\/]){0,3}(?:api[_-]?)?(?:keys?|tokens?|secrets?|passwords?)(?:\.(?:txt|json|ya?ml|toml))?$/i,
  /\.(?:tfstate|tfvars|ppk|ovpn)$/i,
  /^[\\/]etc[\\/](?:passwd|shadow|group|gshadow|sudoers|hosts|ssl[\\/]private\b.{0,80})$/i,
  /^[\\/]var[\\/]log[\\/](?:auth\.log|secure|wtmp|btmp|lastlog)$/i,
  /^[\\/]proc[\\/](?:self|\d{1,7})[\\/]environ$/i,
  /\.(?:pem|p12|pfx|kdbx|keystore|jks)$|(?:^|[\\/])(?:[\w-]{1,30}[_.-])?(?:secret|private|signing|server|host|master|tls|ssl|gpg)[\w-]{0,20}\.key$/i,
  /(?:^|[\\/])(?:Login Data|Cookies|wallet\.dat|kubeconfig)$/i,
  /(?:^|[\\/])\.(?:databrickscfg|snowsql|boto|s3cfg|passwd|passwords?|secrets?|credentials?|tokens?|api[_-]?keys?)(?:[\\/.][\w.]{0,40})?$/i,
];

/** Whether a path, by its name alone, leads to keys, secrets or start-up files. The public half of a key does not. */
export function isSecretPath(path: string): boolean {
  const trimmed = trimEnding(path.slice(-200), ")]}'\"`,;:.*");
  return !/\.pub$|\.example$|\.sample$|\.template$/i.test(trimmed) && SECRET_PATHS.some((shape) => shape.test(trimmed));
}

/** Private keys and the credentials that programs keep for a person: no work of another kind begins by reading these. */
const PERSONS_KEYS =
  /(?:^|[\\/])(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.aws[\\/]credentials|\.(?:netrc|pgpass|git-credentials|vault-token|bash_history|zsh_history)|\.docker[\\/]config\.json|\.config[\\/]gh[\\/]hosts\.yml|application_default_credentials\.json|logins\.json|key4\.db|Login Data|wallet\.dat)$|^[\\/]etc[\\/]shadow$|(?:^|[\\/~])\.(?:ssh|gnupg|password-store)[\\/]?$/i;

/** Whether a path leads to a private key or to credentials that a person has for other programs. */
export function isPersonsKey(path: string): boolean {
  return PERSONS_KEYS.test(trimEnding(path.slice(-200), ")]}'\"`,;:.*"));
}
