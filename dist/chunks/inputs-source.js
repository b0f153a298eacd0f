import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  withOwnKeys
} from "./shared-inputs-jsonc.js";
import {
  sourceIndex,
  sourcePlace
} from "./shared-model-source-place.js";
import {
  identifierWords,
  isCovered,
  isLogWrite,
  sentences
} from "./shared-model-capability.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import {
  makeSurface
} from "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import {
  quoted
} from "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import {
  rank
} from "./shared-model-severity.js";
import {
  field,
  isArray,
  isObject,
  stringField,
  walk
} from "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import {
  __commonJS,
  __toESM
} from "./shared-runtime.js";

// node_modules/@babel/parser/lib/index.js
var require_lib = __commonJS({
  "node_modules/@babel/parser/lib/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
    function _objectWithoutPropertiesLoose(r, e) {
      if (null == r) return {};
      var t = {};
      for (var n in r) if ({}.hasOwnProperty.call(r, n)) {
        if (-1 !== e.indexOf(n)) continue;
        t[n] = r[n];
      }
      return t;
    }
    var Position = class {
      constructor(line, col, index) {
        this.line = void 0;
        this.column = void 0;
        this.index = void 0;
        this.line = line;
        this.column = col;
        this.index = index;
      }
    };
    var SourceLocation = class {
      constructor(start2, end) {
        this.start = void 0;
        this.end = void 0;
        this.filename = void 0;
        this.identifierName = void 0;
        this.start = start2;
        this.end = end;
      }
    };
    function createPositionWithColumnOffset(position, columnOffset) {
      const {
        line,
        column,
        index
      } = position;
      return new Position(line, column + columnOffset, index + columnOffset);
    }
    var code = "BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED";
    var ModuleErrors = {
      ImportMetaOutsideModule: {
        message: `import.meta may appear only with 'sourceType: "module"'`,
        code
      },
      ImportOutsideModule: {
        message: `'import' and 'export' may appear only with 'sourceType: "module"'`,
        code
      }
    };
    var NodeDescriptions = {
      ArrayPattern: "array destructuring pattern",
      AssignmentExpression: "assignment expression",
      AssignmentPattern: "assignment expression",
      ArrowFunctionExpression: "arrow function expression",
      ConditionalExpression: "conditional expression",
      CatchClause: "catch clause",
      ForOfStatement: "for-of statement",
      ForInStatement: "for-in statement",
      ForStatement: "for-loop",
      FormalParameters: "function parameter list",
      Identifier: "identifier",
      ImportSpecifier: "import specifier",
      ImportDefaultSpecifier: "import default specifier",
      ImportNamespaceSpecifier: "import namespace specifier",
      ObjectPattern: "object destructuring pattern",
      ParenthesizedExpression: "parenthesized expression",
      RestElement: "rest element",
      UpdateExpression: {
        true: "prefix operation",
        false: "postfix operation"
      },
      VariableDeclarator: "variable declaration",
      YieldExpression: "yield expression"
    };
    var toNodeDescription = (node) => node.type === "UpdateExpression" ? NodeDescriptions.UpdateExpression[`${node.prefix}`] : NodeDescriptions[node.type];
    var StandardErrors = {
      AccessorIsGenerator: ({
        kind
      }) => `A ${kind}ter cannot be a generator.`,
      ArgumentsInClass: "'arguments' is only allowed in functions and class methods.",
      AsyncFunctionInSingleStatementContext: "Async functions can only be declared at the top level or inside a block.",
      AwaitBindingIdentifier: "Can not use 'await' as identifier inside an async function.",
      AwaitBindingIdentifierInStaticBlock: "Can not use 'await' as identifier inside a static block.",
      AwaitExpressionFormalParameter: "'await' is not allowed in async function parameters.",
      AwaitUsingNotInAsyncContext: "'await using' is only allowed within async functions and at the top levels of modules.",
      AwaitNotInAsyncContext: "'await' is only allowed within async functions and at the top levels of modules.",
      BadGetterArity: "A 'get' accessor must not have any formal parameters.",
      BadSetterArity: "A 'set' accessor must have exactly one formal parameter.",
      BadSetterRestParameter: "A 'set' accessor function argument must not be a rest parameter.",
      ConstructorClassField: "Classes may not have a field named 'constructor'.",
      ConstructorClassPrivateField: "Classes may not have a private field named '#constructor'.",
      ConstructorIsAccessor: "Class constructor may not be an accessor.",
      ConstructorIsAsync: "Constructor can't be an async function.",
      ConstructorIsGenerator: "Constructor can't be a generator.",
      DeclarationMissingInitializer: ({
        kind
      }) => `Missing initializer in ${kind} declaration.`,
      DecoratorArgumentsOutsideParentheses: "Decorator arguments must be moved inside parentheses: use '@(decorator(args))' instead of '@(decorator)(args)'.",
      DecoratorBeforeExport: "Decorators must be placed *before* the 'export' keyword. Remove the 'decoratorsBeforeExport: true' option to use the 'export @decorator class {}' syntax.",
      DecoratorsBeforeAfterExport: "Decorators can be placed *either* before or after the 'export' keyword, but not in both locations at the same time.",
      DecoratorConstructor: "Decorators can't be used with a constructor. Did you mean '@dec class { ... }'?",
      DecoratorExportClass: "Decorators must be placed *after* the 'export' keyword. Remove the 'decoratorsBeforeExport: false' option to use the '@decorator export class {}' syntax.",
      DecoratorSemicolon: "Decorators must not be followed by a semicolon.",
      DecoratorStaticBlock: "Decorators can't be used with a static block.",
      DeferImportRequiresNamespace: 'Only `import defer * as x from "./module"` is valid.',
      DeletePrivateField: "Deleting a private field is not allowed.",
      DestructureNamedImport: "ES2015 named imports do not destructure. Use another statement for destructuring after the import.",
      DuplicateConstructor: "Duplicate constructor in the same class.",
      DuplicateDefaultExport: "Only one default export allowed per module.",
      DuplicateExport: ({
        exportName
      }) => `\`${exportName}\` has already been exported. Exported identifiers must be unique.`,
      DuplicateProto: "Redefinition of __proto__ property.",
      DuplicateRegExpFlags: "Duplicate regular expression flag.",
      ElementAfterRest: "Rest element must be last element.",
      EscapedCharNotAnIdentifier: "Invalid Unicode escape.",
      ExportBindingIsString: ({
        localName,
        exportName,
        typeModifierIn
      }) => `A string literal cannot be used as an exported binding without \`from\`.
- Did you mean \`export ${typeModifierIn === "declaration" ? "type " : ""}{ ${typeModifierIn === "specifier" ? "type " : ""}'${localName}' as '${exportName}' } from 'some-module'\`?`,
      ExportDefaultFromAsIdentifier: "'from' is not allowed as an identifier after 'export default'.",
      ForInOfLoopInitializer: ({
        type
      }) => `'${type === "ForInStatement" ? "for-in" : "for-of"}' loop variable declaration may not have an initializer.`,
      ForInUsing: "For-in loop may not start with 'using' declaration.",
      ForOfAsync: "The left-hand side of a for-of loop may not be 'async'.",
      ForOfLet: "The left-hand side of a for-of loop may not start with 'let'.",
      GeneratorInSingleStatementContext: "Generators can only be declared at the top level or inside a block.",
      IllegalBreakContinue: ({
        type
      }) => `Unsyntactic ${type === "BreakStatement" ? "break" : "continue"}.`,
      IllegalLanguageModeDirective: "Illegal 'use strict' directive in function with non-simple parameter list.",
      IllegalReturn: "'return' outside of function.",
      ImportAttributesUseAssert: "The `assert` keyword in import attributes is deprecated and it has been replaced by the `with` keyword. You can enable the `deprecatedImportAssert` parser plugin to suppress this error.",
      ImportBindingIsString: ({
        importName
      }) => `A string literal cannot be used as an imported binding.
- Did you mean \`import { "${importName}" as foo }\`?`,
      ImportCallArity: `\`import()\` requires exactly one or two arguments.`,
      ImportCallNotNewExpression: "Cannot use new with import(...).",
      ImportCallSpreadArgument: "`...` is not allowed in `import()`.",
      ImportJSONBindingNotDefault: "A JSON module can only be imported with `default`.",
      ImportReflectionHasAssertion: "`import module x` cannot have assertions.",
      ImportReflectionNotBinding: 'Only `import module x from "./module"` is valid.',
      IncompatibleRegExpUVFlags: "The 'u' and 'v' regular expression flags cannot be enabled at the same time.",
      InvalidBigIntLiteral: "Invalid BigIntLiteral.",
      InvalidCodePoint: "Code point out of bounds.",
      InvalidCoverDiscardElement: "'void' must be followed by an expression when not used in a binding position.",
      InvalidCoverInitializedName: "Invalid shorthand property initializer.",
      InvalidDecimal: "Invalid decimal.",
      InvalidDigit: ({
        radix
      }) => `Expected number in radix ${radix}.`,
      InvalidEscapeSequence: "Bad character escape sequence.",
      InvalidEscapeSequenceTemplate: "Invalid escape sequence in template.",
      InvalidEscapedReservedWord: ({
        reservedWord
      }) => `Escape sequence in keyword ${reservedWord}.`,
      InvalidIdentifier: ({
        identifierName
      }) => `Invalid identifier ${identifierName}.`,
      InvalidLhs: ({
        ancestor
      }) => `Invalid left-hand side in ${toNodeDescription(ancestor)}.`,
      InvalidLhsBinding: ({
        ancestor
      }) => `Binding invalid left-hand side in ${toNodeDescription(ancestor)}.`,
      InvalidLhsOptionalChaining: ({
        ancestor
      }) => `Invalid optional chaining in the left-hand side of ${toNodeDescription(ancestor)}.`,
      InvalidOrMissingExponent: "Floating-point numbers require a valid exponent after the 'e'.",
      InvalidOrUnexpectedToken: ({
        unexpected
      }) => `Unexpected character '${unexpected}'.`,
      InvalidParenthesizedAssignment: "Invalid parenthesized assignment pattern.",
      InvalidPrivateFieldResolution: ({
        identifierName
      }) => `Private name #${identifierName} is not defined.`,
      InvalidPropertyBindingPattern: "Binding member expression.",
      InvalidRecordProperty: "Only properties and spread elements are allowed in record definitions.",
      InvalidRestAssignmentPattern: "Invalid rest operator's argument.",
      LabelRedeclaration: ({
        labelName
      }) => `Label '${labelName}' is already declared.`,
      LetInLexicalBinding: "'let' is disallowed as a lexically bound name.",
      LineTerminatorBeforeArrow: "No line break is allowed before '=>'.",
      MalformedRegExpFlags: "Invalid regular expression flag.",
      MissingClassName: "A class name is required.",
      MissingEqInAssignment: "Only '=' operator can be used for specifying default value.",
      MissingSemicolon: "Missing semicolon.",
      MissingPlugin: ({
        missingPlugin
      }) => `This experimental syntax requires enabling the parser plugin: ${missingPlugin.map((name) => JSON.stringify(name)).join(", ")}.`,
      MissingOneOfPlugins: ({
        missingPlugin
      }) => `This experimental syntax requires enabling one of the following parser plugin(s): ${missingPlugin.map((name) => JSON.stringify(name)).join(", ")}.`,
      MissingUnicodeEscape: "Expecting Unicode escape sequence \\uXXXX.",
      MixingCoalesceWithLogical: "Nullish coalescing operator(??) requires parens when mixing with logical operators.",
      ModuleAttributeDifferentFromType: "The only accepted module attribute is `type`.",
      ModuleAttributeInvalidValue: "Only string literals are allowed as module attribute values.",
      ModuleAttributesWithDuplicateKeys: ({
        key
      }) => `Duplicate key "${key}" is not allowed in module attributes.`,
      ModuleExportNameHasLoneSurrogate: ({
        surrogateCharCode
      }) => `An export name cannot include a lone surrogate, found '\\u${surrogateCharCode.toString(16)}'.`,
      ModuleExportUndefined: ({
        localName
      }) => `Export '${localName}' is not defined.`,
      MultipleDefaultsInSwitch: "Multiple default clauses.",
      NewlineAfterThrow: "Illegal newline after throw.",
      NoCatchOrFinally: "Missing catch or finally clause.",
      NumberIdentifier: "Identifier directly after number.",
      NumericSeparatorInEscapeSequence: "Numeric separators are not allowed inside unicode escape sequences or hex escape sequences.",
      ObsoleteAwaitStar: "'await*' has been removed from the async functions proposal. Use Promise.all() instead.",
      OptionalChainingNoNew: "Constructors in/after an Optional Chain are not allowed.",
      OptionalChainingNoTemplate: "Tagged Template Literals are not allowed in optionalChain.",
      OverrideOnConstructor: "'override' modifier cannot appear on a constructor declaration.",
      ParamDupe: "Argument name clash.",
      PatternHasAccessor: "Object pattern can't contain getter or setter.",
      PatternHasMethod: "Object pattern can't contain methods.",
      PrivateInExpectedIn: ({
        identifierName
      }) => `Private names are only allowed in property accesses (\`obj.#${identifierName}\`) or in \`in\` expressions (\`#${identifierName} in obj\`).`,
      PrivateNameRedeclaration: ({
        identifierName
      }) => `Duplicate private name #${identifierName}.`,
      RecordExpressionBarIncorrectEndSyntaxType: "Record expressions ending with '|}' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.",
      RecordExpressionBarIncorrectStartSyntaxType: "Record expressions starting with '{|' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.",
      RecordExpressionHashIncorrectStartSyntaxType: "Record expressions starting with '#{' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'hash'.",
      RecordNoProto: "'__proto__' is not allowed in Record expressions.",
      RestTrailingComma: "Unexpected trailing comma after rest element.",
      SloppyFunction: "In non-strict mode code, functions can only be declared at top level or inside a block.",
      SloppyFunctionAnnexB: "In non-strict mode code, functions can only be declared at top level, inside a block, or as the body of an if statement.",
      SourcePhaseImportRequiresDefault: 'Only `import source x from "./module"` is valid.',
      StaticPrototype: "Classes may not have static property named prototype.",
      SuperCallNotNewExpression: "Cannot use new with super(...).",
      SuperNotAllowed: "`super()` is only valid inside a class constructor of a subclass. Maybe a typo in the method name ('constructor') or not extending another class?",
      SuperPrivateField: "Private fields can't be accessed on super.",
      TrailingDecorator: "Decorators must be attached to a class element.",
      TupleExpressionBarIncorrectEndSyntaxType: "Tuple expressions ending with '|]' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.",
      TupleExpressionBarIncorrectStartSyntaxType: "Tuple expressions starting with '[|' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.",
      TupleExpressionHashIncorrectStartSyntaxType: "Tuple expressions starting with '#[' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'hash'.",
      UnexpectedArgumentPlaceholder: "Unexpected argument placeholder.",
      UnexpectedAwaitAfterPipelineBody: 'Unexpected "await" after pipeline body; await must have parentheses in minimal proposal.',
      UnexpectedDigitAfterHash: "Unexpected digit after hash token.",
      UnexpectedImportExport: "'import' and 'export' may only appear at the top level.",
      UnexpectedKeyword: ({
        keyword
      }) => `Unexpected keyword '${keyword}'.`,
      UnexpectedLeadingDecorator: "Leading decorators must be attached to a class declaration.",
      UnexpectedLexicalDeclaration: "Lexical declaration cannot appear in a single-statement context.",
      UnexpectedNewTarget: "`new.target` can only be used in functions or class properties.",
      UnexpectedNumericSeparator: "A numeric separator is only allowed between two digits.",
      UnexpectedPrivateField: "Unexpected private name.",
      UnexpectedReservedWord: ({
        reservedWord
      }) => `Unexpected reserved word '${reservedWord}'.`,
      UnexpectedSuper: "'super' is only allowed in object methods and classes.",
      UnexpectedToken: ({
        expected,
        unexpected
      }) => `Unexpected token${unexpected ? ` '${unexpected}'.` : ""}${expected ? `, expected "${expected}"` : ""}`,
      UnexpectedTokenUnaryExponentiation: "Illegal expression. Wrap left hand side or entire exponentiation in parentheses.",
      UnexpectedUsingDeclaration: "Using declaration cannot appear in the top level when source type is `script` or in the bare case statement.",
      UnexpectedVoidPattern: "Unexpected void binding.",
      UnsupportedDecoratorExport: "A decorated export must export a class declaration.",
      UnsupportedDefaultExport: "Only expressions, functions or classes are allowed as the `default` export.",
      UnsupportedImport: "`import` can only be used in `import()` or `import.meta`.",
      UnsupportedMetaProperty: ({
        target: target2,
        onlyValidPropertyName
      }) => `The only valid meta property for ${target2} is ${target2}.${onlyValidPropertyName}.`,
      UnsupportedParameterDecorator: "Decorators cannot be used to decorate parameters.",
      UnsupportedPropertyDecorator: "Decorators cannot be used to decorate object literal properties.",
      UnsupportedSuper: "'super' can only be used with function calls (i.e. super()) or in property accesses (i.e. super.prop or super[prop]).",
      UnterminatedComment: "Unterminated comment.",
      UnterminatedRegExp: "Unterminated regular expression.",
      UnterminatedString: "Unterminated string constant.",
      UnterminatedTemplate: "Unterminated template.",
      UsingDeclarationExport: "Using declaration cannot be exported.",
      UsingDeclarationHasBindingPattern: "Using declaration cannot have destructuring patterns.",
      VarRedeclaration: ({
        identifierName
      }) => `Identifier '${identifierName}' has already been declared.`,
      VoidPatternCatchClauseParam: "A void binding can not be the catch clause parameter. Use `try { ... } catch { ... }` if you want to discard the caught error.",
      VoidPatternInitializer: "A void binding may not have an initializer.",
      YieldBindingIdentifier: "Can not use 'yield' as identifier inside a generator.",
      YieldInParameter: "Yield expression is not allowed in formal parameters.",
      YieldNotInGeneratorFunction: "'yield' is only allowed within generator functions.",
      ZeroDigitNumericSeparator: "Numeric separator can not be used after leading 0."
    };
    var StrictModeErrors = {
      StrictDelete: "Deleting local variable in strict mode.",
      StrictEvalArguments: ({
        referenceName
      }) => `Assigning to '${referenceName}' in strict mode.`,
      StrictEvalArgumentsBinding: ({
        bindingName
      }) => `Binding '${bindingName}' in strict mode.`,
      StrictFunction: "In strict mode code, functions can only be declared at top level or inside a block.",
      StrictNumericEscape: "The only valid numeric escape in strict mode is '\\0'.",
      StrictOctalLiteral: "Legacy octal literals are not allowed in strict mode.",
      StrictWith: "'with' in strict mode."
    };
    var ParseExpressionErrors = {
      ParseExpressionEmptyInput: "Unexpected parseExpression() input: The input is empty or contains only comments.",
      ParseExpressionExpectsEOF: ({
        unexpected
      }) => `Unexpected parseExpression() input: The input should contain exactly one expression, but the first expression is followed by the unexpected character \`${String.fromCodePoint(unexpected)}\`.`
    };
    var UnparenthesizedPipeBodyDescriptions = /* @__PURE__ */ new Set(["ArrowFunctionExpression", "AssignmentExpression", "ConditionalExpression", "YieldExpression"]);
    var PipelineOperatorErrors = Object.assign({
      PipeBodyIsTighter: "Unexpected yield after pipeline body; any yield expression acting as Hack-style pipe body must be parenthesized due to its loose operator precedence.",
      PipeTopicRequiresHackPipes: 'Topic reference is used, but the pipelineOperator plugin was not passed a "proposal": "hack" or "smart" option.',
      PipeTopicUnbound: "Topic reference is unbound; it must be inside a pipe body.",
      PipeTopicUnconfiguredToken: ({
        token
      }) => `Invalid topic token ${token}. In order to use ${token} as a topic reference, the pipelineOperator plugin must be configured with { "proposal": "hack", "topicToken": "${token}" }.`,
      PipeTopicUnused: "Hack-style pipe body does not contain a topic reference; Hack-style pipes must use topic at least once.",
      PipeUnparenthesizedBody: ({
        type
      }) => `Hack-style pipe body cannot be an unparenthesized ${toNodeDescription({
        type
      })}; please wrap it in parentheses.`
    }, {
      PipelineBodyNoArrow: 'Unexpected arrow "=>" after pipeline body; arrow function in pipeline body must be parenthesized.',
      PipelineBodySequenceExpression: "Pipeline body may not be a comma-separated sequence expression.",
      PipelineHeadSequenceExpression: "Pipeline head should not be a comma-separated sequence expression.",
      PipelineTopicUnused: "Pipeline is in topic style but does not use topic reference.",
      PrimaryTopicNotAllowed: "Topic reference was used in a lexical context without topic binding.",
      PrimaryTopicRequiresSmartPipeline: 'Topic reference is used, but the pipelineOperator plugin was not passed a "proposal": "hack" or "smart" option.'
    });
    var FunctionBindErrors = {
      UnsupportedBind: "Binding should be performed on object property.",
      UnsupportedBindRHS: "The right-hand side of binding can not be super or import."
    };
    var _excluded = ["message"];
    function defineHidden(obj, key, value) {
      Object.defineProperty(obj, key, {
        enumerable: false,
        configurable: true,
        value
      });
    }
    function toParseErrorConstructor({
      toMessage,
      code: code2,
      reasonCode,
      syntaxPlugin
    }) {
      const hasMissingPlugin = reasonCode === "MissingPlugin" || reasonCode === "MissingOneOfPlugins";
      const oldReasonCodes = {
        AccessorCannotDeclareThisParameter: "AccesorCannotDeclareThisParameter",
        AccessorCannotHaveTypeParameters: "AccesorCannotHaveTypeParameters",
        ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference: "ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference",
        SetAccessorCannotHaveOptionalParameter: "SetAccesorCannotHaveOptionalParameter",
        SetAccessorCannotHaveRestParameter: "SetAccesorCannotHaveRestParameter",
        SetAccessorCannotHaveReturnType: "SetAccesorCannotHaveReturnType"
      };
      if (oldReasonCodes[reasonCode]) {
        reasonCode = oldReasonCodes[reasonCode];
      }
      return function constructor(loc, details) {
        const error = new SyntaxError();
        error.code = code2;
        error.reasonCode = reasonCode;
        error.loc = loc;
        error.pos = loc.index;
        error.syntaxPlugin = syntaxPlugin;
        if (hasMissingPlugin) {
          error.missingPlugin = details.missingPlugin;
        }
        defineHidden(error, "clone", function clone(overrides = {}) {
          var _overrides$loc;
          const {
            line,
            column,
            index
          } = (_overrides$loc = overrides.loc) != null ? _overrides$loc : loc;
          return constructor(new Position(line, column, index), Object.assign({}, details, overrides.details));
        });
        defineHidden(error, "details", details);
        Object.defineProperty(error, "message", {
          configurable: true,
          get() {
            const message = `${toMessage(details)} (${loc.line}:${loc.column})`;
            this.message = message;
            return message;
          },
          set(value) {
            Object.defineProperty(this, "message", {
              value,
              writable: true
            });
          }
        });
        return error;
      };
    }
    function ParseErrorEnum(argument2, syntaxPlugin) {
      if (Array.isArray(argument2)) {
        return (parseErrorTemplates) => ParseErrorEnum(parseErrorTemplates, argument2[0]);
      }
      const ParseErrorConstructors = {};
      for (const reasonCode of Object.keys(argument2)) {
        const template2 = argument2[reasonCode];
        const _ref = typeof template2 === "string" ? {
          message: () => template2
        } : typeof template2 === "function" ? {
          message: template2
        } : template2, {
          message
        } = _ref, rest = _objectWithoutPropertiesLoose(_ref, _excluded);
        const toMessage = typeof message === "string" ? () => message : message;
        ParseErrorConstructors[reasonCode] = toParseErrorConstructor(Object.assign({
          code: "BABEL_PARSER_SYNTAX_ERROR",
          reasonCode,
          toMessage
        }, syntaxPlugin ? {
          syntaxPlugin
        } : {}, rest));
      }
      return ParseErrorConstructors;
    }
    var Errors = Object.assign({}, ParseErrorEnum(ModuleErrors), ParseErrorEnum(StandardErrors), ParseErrorEnum(StrictModeErrors), ParseErrorEnum(ParseExpressionErrors), ParseErrorEnum`pipelineOperator`(PipelineOperatorErrors), ParseErrorEnum`functionBind`(FunctionBindErrors));
    function createDefaultOptions() {
      return {
        sourceType: "script",
        sourceFilename: void 0,
        startIndex: 0,
        startColumn: 0,
        startLine: 1,
        allowAwaitOutsideFunction: false,
        allowReturnOutsideFunction: false,
        allowNewTargetOutsideFunction: false,
        allowImportExportEverywhere: false,
        allowSuperOutsideMethod: false,
        allowUndeclaredExports: false,
        allowYieldOutsideFunction: false,
        plugins: [],
        strictMode: void 0,
        ranges: false,
        tokens: false,
        createImportExpressions: false,
        createParenthesizedExpressions: false,
        errorRecovery: false,
        attachComment: true,
        annexB: true
      };
    }
    function getOptions(opts) {
      const options = createDefaultOptions();
      if (opts == null) {
        return options;
      }
      if (opts.annexB != null && opts.annexB !== false) {
        throw new Error("The `annexB` option can only be set to `false`.");
      }
      for (const key of Object.keys(options)) {
        if (opts[key] != null) options[key] = opts[key];
      }
      if (options.startLine === 1) {
        if (opts.startIndex == null && options.startColumn > 0) {
          options.startIndex = options.startColumn;
        } else if (opts.startColumn == null && options.startIndex > 0) {
          options.startColumn = options.startIndex;
        }
      } else if (opts.startColumn == null || opts.startIndex == null) {
        if (opts.startIndex != null) {
          throw new Error("With a `startLine > 1` you must also specify `startIndex` and `startColumn`.");
        }
      }
      if (options.sourceType === "commonjs") {
        if (opts.allowAwaitOutsideFunction != null) {
          throw new Error("The `allowAwaitOutsideFunction` option cannot be used with `sourceType: 'commonjs'`.");
        }
        if (opts.allowReturnOutsideFunction != null) {
          throw new Error("`sourceType: 'commonjs'` implies `allowReturnOutsideFunction: true`, please remove the `allowReturnOutsideFunction` option or use `sourceType: 'script'`.");
        }
        if (opts.allowNewTargetOutsideFunction != null) {
          throw new Error("`sourceType: 'commonjs'` implies `allowNewTargetOutsideFunction: true`, please remove the `allowNewTargetOutsideFunction` option or use `sourceType: 'script'`.");
        }
      }
      return options;
    }
    var {
      defineProperty
    } = Object;
    var toUnenumerable = (object, key) => {
      if (object) {
        defineProperty(object, key, {
          enumerable: false,
          value: object[key]
        });
      }
    };
    function toESTreeLocation(node) {
      toUnenumerable(node.loc.start, "index");
      toUnenumerable(node.loc.end, "index");
      return node;
    }
    var estree = (superClass) => class ESTreeParserMixin extends superClass {
      parse() {
        const file = toESTreeLocation(super.parse());
        if (this.optionFlags & 256) {
          file.tokens = file.tokens.map(toESTreeLocation);
        }
        return file;
      }
      parseRegExpLiteral({
        pattern,
        flags
      }) {
        let regex = null;
        try {
          regex = new RegExp(pattern, flags);
        } catch (_) {
        }
        const node = this.estreeParseLiteral(regex);
        node.regex = {
          pattern,
          flags
        };
        return node;
      }
      parseBigIntLiteral(value) {
        let bigInt;
        try {
          bigInt = BigInt(value);
        } catch (_unused) {
          bigInt = null;
        }
        const node = this.estreeParseLiteral(bigInt);
        node.bigint = node.value !== null ? String(node.value) : value;
        return node;
      }
      parseDecimalLiteral(value) {
        const decimal = null;
        const node = this.estreeParseLiteral(decimal);
        node.decimal = String(node.value || value);
        return node;
      }
      estreeParseLiteral(value) {
        return this.parseLiteral(value, "Literal");
      }
      parseStringLiteral(value) {
        return this.estreeParseLiteral(value);
      }
      parseNumericLiteral(value) {
        return this.estreeParseLiteral(value);
      }
      parseNullLiteral() {
        return this.estreeParseLiteral(null);
      }
      parseBooleanLiteral(value) {
        return this.estreeParseLiteral(value);
      }
      estreeParseChainExpression(node, endLoc) {
        const chain = this.startNodeAtNode(node);
        chain.expression = node;
        return this.finishNodeAt(chain, "ChainExpression", endLoc);
      }
      directiveToStmt(directive) {
        const expression = directive.value;
        delete directive.value;
        this.castNodeTo(expression, "Literal");
        expression.raw = expression.extra.raw;
        expression.value = expression.extra.expressionValue;
        const stmt = this.castNodeTo(directive, "ExpressionStatement");
        stmt.expression = expression;
        stmt.directive = expression.extra.rawValue;
        delete expression.extra;
        return stmt;
      }
      fillOptionalPropertiesForTSESLint(node) {
      }
      cloneEstreeStringLiteral(node) {
        const {
          start: start2,
          end,
          loc,
          range,
          raw,
          value
        } = node;
        const cloned = Object.create(node.constructor.prototype);
        cloned.type = "Literal";
        cloned.start = start2;
        cloned.end = end;
        cloned.loc = loc;
        cloned.range = range;
        cloned.raw = raw;
        cloned.value = value;
        return cloned;
      }
      initFunction(node, isAsync) {
        super.initFunction(node, isAsync);
        node.expression = false;
      }
      checkDeclaration(node) {
        if (node != null && this.isObjectProperty(node)) {
          this.checkDeclaration(node.value);
        } else {
          super.checkDeclaration(node);
        }
      }
      getObjectOrClassMethodParams(method) {
        return method.value.params;
      }
      isValidDirective(stmt) {
        var _stmt$expression$extr;
        return stmt.type === "ExpressionStatement" && stmt.expression.type === "Literal" && typeof stmt.expression.value === "string" && !((_stmt$expression$extr = stmt.expression.extra) != null && _stmt$expression$extr.parenthesized);
      }
      parseBlockBody(node, allowDirectives, topLevel, end, afterBlockParse) {
        super.parseBlockBody(node, allowDirectives, topLevel, end, afterBlockParse);
        const directiveStatements = node.directives.map((d) => this.directiveToStmt(d));
        node.body = directiveStatements.concat(node.body);
        delete node.directives;
      }
      parsePrivateName() {
        const node = super.parsePrivateName();
        if (!this.getPluginOption("estree", "classFeatures")) {
          return node;
        }
        return this.convertPrivateNameToPrivateIdentifier(node);
      }
      convertPrivateNameToPrivateIdentifier(node) {
        const name = super.getPrivateNameSV(node);
        delete node.id;
        node.name = name;
        return this.castNodeTo(node, "PrivateIdentifier");
      }
      isPrivateName(node) {
        if (!this.getPluginOption("estree", "classFeatures")) {
          return super.isPrivateName(node);
        }
        return node.type === "PrivateIdentifier";
      }
      getPrivateNameSV(node) {
        if (!this.getPluginOption("estree", "classFeatures")) {
          return super.getPrivateNameSV(node);
        }
        return node.name;
      }
      parseLiteral(value, type) {
        const node = super.parseLiteral(value, type);
        node.raw = node.extra.raw;
        delete node.extra;
        return node;
      }
      parseFunctionBody(node, allowExpression, isMethod = false) {
        super.parseFunctionBody(node, allowExpression, isMethod);
        node.expression = node.body.type !== "BlockStatement";
      }
      parseMethod(node, isGenerator, isAsync, isConstructor, allowDirectSuper, type, inClassScope = false) {
        let funcNode = this.startNode();
        funcNode.kind = node.kind;
        funcNode = super.parseMethod(funcNode, isGenerator, isAsync, isConstructor, allowDirectSuper, type, inClassScope);
        delete funcNode.kind;
        const {
          typeParameters
        } = node;
        if (typeParameters) {
          delete node.typeParameters;
          funcNode.typeParameters = typeParameters;
          this.resetStartLocationFromNode(funcNode, typeParameters);
        }
        const valueNode = this.castNodeTo(funcNode, "FunctionExpression");
        node.value = valueNode;
        if (type === "ClassPrivateMethod") {
          node.computed = false;
        }
        if (type === "ObjectMethod") {
          if (node.kind === "method") {
            node.kind = "init";
          }
          node.shorthand = false;
          return this.finishNode(node, "Property");
        } else {
          return this.finishNode(node, "MethodDefinition");
        }
      }
      nameIsConstructor(key) {
        if (key.type === "Literal") return key.value === "constructor";
        return super.nameIsConstructor(key);
      }
      parseClassProperty(...args) {
        const propertyNode = super.parseClassProperty(...args);
        if (!this.getPluginOption("estree", "classFeatures")) {
          return propertyNode;
        }
        this.castNodeTo(propertyNode, "PropertyDefinition");
        return propertyNode;
      }
      parseClassPrivateProperty(...args) {
        const propertyNode = super.parseClassPrivateProperty(...args);
        if (!this.getPluginOption("estree", "classFeatures")) {
          return propertyNode;
        }
        this.castNodeTo(propertyNode, "PropertyDefinition");
        propertyNode.computed = false;
        return propertyNode;
      }
      parseClassAccessorProperty(node) {
        const accessorPropertyNode = super.parseClassAccessorProperty(node);
        if (!this.getPluginOption("estree", "classFeatures")) {
          return accessorPropertyNode;
        }
        if (accessorPropertyNode.abstract && this.hasPlugin("typescript")) {
          delete accessorPropertyNode.abstract;
          this.castNodeTo(accessorPropertyNode, "TSAbstractAccessorProperty");
        } else {
          this.castNodeTo(accessorPropertyNode, "AccessorProperty");
        }
        return accessorPropertyNode;
      }
      parseObjectProperty(prop, startLoc, isPattern, refExpressionErrors) {
        const node = super.parseObjectProperty(prop, startLoc, isPattern, refExpressionErrors);
        if (node) {
          node.kind = "init";
          this.castNodeTo(node, "Property");
        }
        return node;
      }
      finishObjectProperty(node) {
        node.kind = "init";
        return this.finishNode(node, "Property");
      }
      isValidLVal(type, disallowCallExpression, isUnparenthesizedInAssign, binding) {
        return type === "Property" ? "value" : super.isValidLVal(type, disallowCallExpression, isUnparenthesizedInAssign, binding);
      }
      isAssignable(node, isBinding) {
        if (node != null && this.isObjectProperty(node)) {
          return this.isAssignable(node.value, isBinding);
        }
        return super.isAssignable(node, isBinding);
      }
      toAssignable(node, isLHS = false) {
        if (node != null && this.isObjectProperty(node)) {
          const {
            key,
            value
          } = node;
          if (this.isPrivateName(key)) {
            this.classScope.usePrivateName(this.getPrivateNameSV(key), key.loc.start);
          }
          this.toAssignable(value, isLHS);
        } else {
          super.toAssignable(node, isLHS);
        }
      }
      toAssignableObjectExpressionProp(prop, isLast, isLHS) {
        if (prop.type === "Property" && (prop.kind === "get" || prop.kind === "set")) {
          this.raise(Errors.PatternHasAccessor, prop.key);
        } else if (prop.type === "Property" && prop.method) {
          this.raise(Errors.PatternHasMethod, prop.key);
        } else {
          super.toAssignableObjectExpressionProp(prop, isLast, isLHS);
        }
      }
      finishCallExpression(unfinished, optional2) {
        const node = super.finishCallExpression(unfinished, optional2);
        if (node.callee.type === "Import") {
          var _ref, _ref2;
          this.castNodeTo(node, "ImportExpression");
          node.source = node.arguments[0];
          node.options = (_ref = node.arguments[1]) != null ? _ref : null;
          node.attributes = (_ref2 = node.arguments[1]) != null ? _ref2 : null;
          delete node.arguments;
          delete node.callee;
        } else if (node.type === "OptionalCallExpression") {
          this.castNodeTo(node, "CallExpression");
        } else {
          node.optional = false;
        }
        return node;
      }
      toReferencedArguments(node) {
        if (node.type === "ImportExpression") {
          return;
        }
        super.toReferencedArguments(node);
      }
      parseExport(unfinished, decorators) {
        const exportStartLoc = this.state.lastTokStartLoc;
        const node = super.parseExport(unfinished, decorators);
        switch (node.type) {
          case "ExportAllDeclaration":
            node.exported = null;
            break;
          case "ExportNamedDeclaration":
            if (node.specifiers.length === 1 && node.specifiers[0].type === "ExportNamespaceSpecifier") {
              this.castNodeTo(node, "ExportAllDeclaration");
              node.exported = node.specifiers[0].exported;
              delete node.specifiers;
            }
          case "ExportDefaultDeclaration":
            {
              var _declaration$decorato;
              const {
                declaration: declaration2
              } = node;
              if ((declaration2 == null ? void 0 : declaration2.type) === "ClassDeclaration" && ((_declaration$decorato = declaration2.decorators) == null ? void 0 : _declaration$decorato.length) > 0 && declaration2.start === node.start) {
                this.resetStartLocation(node, exportStartLoc);
              }
            }
            break;
        }
        return node;
      }
      stopParseSubscript(base2, state) {
        const node = super.stopParseSubscript(base2, state);
        if (state.optionalChainMember) {
          return this.estreeParseChainExpression(node, base2.loc.end);
        }
        return node;
      }
      parseMember(base2, startLoc, state, computed4, optional2) {
        const node = super.parseMember(base2, startLoc, state, computed4, optional2);
        if (node.type === "OptionalMemberExpression") {
          this.castNodeTo(node, "MemberExpression");
        } else {
          node.optional = false;
        }
        return node;
      }
      isOptionalMemberExpression(node) {
        if (node.type === "ChainExpression") {
          return node.expression.type === "MemberExpression";
        }
        return super.isOptionalMemberExpression(node);
      }
      hasPropertyAsPrivateName(node) {
        if (node.type === "ChainExpression") {
          node = node.expression;
        }
        return super.hasPropertyAsPrivateName(node);
      }
      isObjectProperty(node) {
        return node.type === "Property" && node.kind === "init" && !node.method;
      }
      isObjectMethod(node) {
        return node.type === "Property" && (node.method || node.kind === "get" || node.kind === "set");
      }
      castNodeTo(node, type) {
        const result = super.castNodeTo(node, type);
        this.fillOptionalPropertiesForTSESLint(result);
        return result;
      }
      cloneIdentifier(node) {
        const cloned = super.cloneIdentifier(node);
        this.fillOptionalPropertiesForTSESLint(cloned);
        return cloned;
      }
      cloneStringLiteral(node) {
        if (node.type === "Literal") {
          return this.cloneEstreeStringLiteral(node);
        }
        return super.cloneStringLiteral(node);
      }
      finishNodeAt(node, type, endLoc) {
        return toESTreeLocation(super.finishNodeAt(node, type, endLoc));
      }
      finishNode(node, type) {
        const result = super.finishNode(node, type);
        this.fillOptionalPropertiesForTSESLint(result);
        return result;
      }
      resetStartLocation(node, startLoc) {
        super.resetStartLocation(node, startLoc);
        toESTreeLocation(node);
      }
      resetEndLocation(node, endLoc = this.state.lastTokEndLoc) {
        super.resetEndLocation(node, endLoc);
        toESTreeLocation(node);
      }
    };
    var TokContext = class {
      constructor(token, preserveSpace) {
        this.token = void 0;
        this.preserveSpace = void 0;
        this.token = token;
        this.preserveSpace = !!preserveSpace;
      }
    };
    var types = {
      brace: new TokContext("{"),
      j_oTag: new TokContext("<tag"),
      j_cTag: new TokContext("</tag"),
      j_expr: new TokContext("<tag>...</tag>", true)
    };
    types.template = new TokContext("`", true);
    var beforeExpr = true;
    var startsExpr = true;
    var isLoop = true;
    var isAssign = true;
    var prefix = true;
    var postfix = true;
    var ExportedTokenType = class {
      constructor(label, conf = {}) {
        this.label = void 0;
        this.keyword = void 0;
        this.beforeExpr = void 0;
        this.startsExpr = void 0;
        this.rightAssociative = void 0;
        this.isLoop = void 0;
        this.isAssign = void 0;
        this.prefix = void 0;
        this.postfix = void 0;
        this.binop = void 0;
        this.label = label;
        this.keyword = conf.keyword;
        this.beforeExpr = !!conf.beforeExpr;
        this.startsExpr = !!conf.startsExpr;
        this.rightAssociative = !!conf.rightAssociative;
        this.isLoop = !!conf.isLoop;
        this.isAssign = !!conf.isAssign;
        this.prefix = !!conf.prefix;
        this.postfix = !!conf.postfix;
        this.binop = conf.binop != null ? conf.binop : null;
        this.updateContext = null;
      }
    };
    var keywords$1 = /* @__PURE__ */ new Map();
    function createKeyword(name, options = {}) {
      options.keyword = name;
      const token = createToken(name, options);
      keywords$1.set(name, token);
      return token;
    }
    function createBinop(name, binop) {
      return createToken(name, {
        beforeExpr,
        binop
      });
    }
    var tokenTypeCounter = -1;
    var tokenTypes = [];
    var tokenLabels = [];
    var tokenBinops = [];
    var tokenBeforeExprs = [];
    var tokenStartsExprs = [];
    var tokenPrefixes = [];
    function createToken(name, options = {}) {
      var _options$binop, _options$beforeExpr, _options$startsExpr, _options$prefix;
      ++tokenTypeCounter;
      tokenLabels.push(name);
      tokenBinops.push((_options$binop = options.binop) != null ? _options$binop : -1);
      tokenBeforeExprs.push((_options$beforeExpr = options.beforeExpr) != null ? _options$beforeExpr : false);
      tokenStartsExprs.push((_options$startsExpr = options.startsExpr) != null ? _options$startsExpr : false);
      tokenPrefixes.push((_options$prefix = options.prefix) != null ? _options$prefix : false);
      tokenTypes.push(new ExportedTokenType(name, options));
      return tokenTypeCounter;
    }
    function createKeywordLike(name, options = {}) {
      var _options$binop2, _options$beforeExpr2, _options$startsExpr2, _options$prefix2;
      ++tokenTypeCounter;
      keywords$1.set(name, tokenTypeCounter);
      tokenLabels.push(name);
      tokenBinops.push((_options$binop2 = options.binop) != null ? _options$binop2 : -1);
      tokenBeforeExprs.push((_options$beforeExpr2 = options.beforeExpr) != null ? _options$beforeExpr2 : false);
      tokenStartsExprs.push((_options$startsExpr2 = options.startsExpr) != null ? _options$startsExpr2 : false);
      tokenPrefixes.push((_options$prefix2 = options.prefix) != null ? _options$prefix2 : false);
      tokenTypes.push(new ExportedTokenType("name", options));
      return tokenTypeCounter;
    }
    var tt = {
      bracketL: createToken("[", {
        beforeExpr,
        startsExpr
      }),
      bracketHashL: createToken("#[", {
        beforeExpr,
        startsExpr
      }),
      bracketBarL: createToken("[|", {
        beforeExpr,
        startsExpr
      }),
      bracketR: createToken("]"),
      bracketBarR: createToken("|]"),
      braceL: createToken("{", {
        beforeExpr,
        startsExpr
      }),
      braceBarL: createToken("{|", {
        beforeExpr,
        startsExpr
      }),
      braceHashL: createToken("#{", {
        beforeExpr,
        startsExpr
      }),
      braceR: createToken("}"),
      braceBarR: createToken("|}"),
      parenL: createToken("(", {
        beforeExpr,
        startsExpr
      }),
      parenR: createToken(")"),
      comma: createToken(",", {
        beforeExpr
      }),
      semi: createToken(";", {
        beforeExpr
      }),
      colon: createToken(":", {
        beforeExpr
      }),
      doubleColon: createToken("::", {
        beforeExpr
      }),
      dot: createToken("."),
      question: createToken("?", {
        beforeExpr
      }),
      questionDot: createToken("?."),
      arrow: createToken("=>", {
        beforeExpr
      }),
      template: createToken("template"),
      ellipsis: createToken("...", {
        beforeExpr
      }),
      backQuote: createToken("`", {
        startsExpr
      }),
      dollarBraceL: createToken("${", {
        beforeExpr,
        startsExpr
      }),
      templateTail: createToken("...`", {
        startsExpr
      }),
      templateNonTail: createToken("...${", {
        beforeExpr,
        startsExpr
      }),
      at: createToken("@"),
      hash: createToken("#", {
        startsExpr
      }),
      interpreterDirective: createToken("#!..."),
      eq: createToken("=", {
        beforeExpr,
        isAssign
      }),
      assign: createToken("_=", {
        beforeExpr,
        isAssign
      }),
      slashAssign: createToken("_=", {
        beforeExpr,
        isAssign
      }),
      xorAssign: createToken("_=", {
        beforeExpr,
        isAssign
      }),
      moduloAssign: createToken("_=", {
        beforeExpr,
        isAssign
      }),
      incDec: createToken("++/--", {
        prefix,
        postfix,
        startsExpr
      }),
      bang: createToken("!", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      tilde: createToken("~", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      doubleCaret: createToken("^^", {
        startsExpr
      }),
      doubleAt: createToken("@@", {
        startsExpr
      }),
      pipeline: createBinop("|>", 0),
      nullishCoalescing: createBinop("??", 1),
      logicalOR: createBinop("||", 1),
      logicalAND: createBinop("&&", 2),
      bitwiseOR: createBinop("|", 3),
      bitwiseXOR: createBinop("^", 4),
      bitwiseAND: createBinop("&", 5),
      equality: createBinop("==/!=/===/!==", 6),
      lt: createBinop("</>/<=/>=", 7),
      gt: createBinop("</>/<=/>=", 7),
      relational: createBinop("</>/<=/>=", 7),
      bitShift: createBinop("<</>>/>>>", 8),
      bitShiftL: createBinop("<</>>/>>>", 8),
      bitShiftR: createBinop("<</>>/>>>", 8),
      plusMin: createToken("+/-", {
        beforeExpr,
        binop: 9,
        prefix,
        startsExpr
      }),
      modulo: createToken("%", {
        binop: 10,
        startsExpr
      }),
      star: createToken("*", {
        binop: 10
      }),
      slash: createBinop("/", 10),
      exponent: createToken("**", {
        beforeExpr,
        binop: 11,
        rightAssociative: true
      }),
      _in: createKeyword("in", {
        beforeExpr,
        binop: 7
      }),
      _instanceof: createKeyword("instanceof", {
        beforeExpr,
        binop: 7
      }),
      _break: createKeyword("break"),
      _case: createKeyword("case", {
        beforeExpr
      }),
      _catch: createKeyword("catch"),
      _continue: createKeyword("continue"),
      _debugger: createKeyword("debugger"),
      _default: createKeyword("default", {
        beforeExpr
      }),
      _else: createKeyword("else", {
        beforeExpr
      }),
      _finally: createKeyword("finally"),
      _function: createKeyword("function", {
        startsExpr
      }),
      _if: createKeyword("if"),
      _return: createKeyword("return", {
        beforeExpr
      }),
      _switch: createKeyword("switch"),
      _throw: createKeyword("throw", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      _try: createKeyword("try"),
      _var: createKeyword("var"),
      _const: createKeyword("const"),
      _with: createKeyword("with"),
      _new: createKeyword("new", {
        beforeExpr,
        startsExpr
      }),
      _this: createKeyword("this", {
        startsExpr
      }),
      _super: createKeyword("super", {
        startsExpr
      }),
      _class: createKeyword("class", {
        startsExpr
      }),
      _extends: createKeyword("extends", {
        beforeExpr
      }),
      _export: createKeyword("export"),
      _import: createKeyword("import", {
        startsExpr
      }),
      _null: createKeyword("null", {
        startsExpr
      }),
      _true: createKeyword("true", {
        startsExpr
      }),
      _false: createKeyword("false", {
        startsExpr
      }),
      _typeof: createKeyword("typeof", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      _void: createKeyword("void", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      _delete: createKeyword("delete", {
        beforeExpr,
        prefix,
        startsExpr
      }),
      _do: createKeyword("do", {
        isLoop,
        beforeExpr
      }),
      _for: createKeyword("for", {
        isLoop
      }),
      _while: createKeyword("while", {
        isLoop
      }),
      _arguments: createKeywordLike("arguments", {
        startsExpr
      }),
      _as: createKeywordLike("as", {
        startsExpr
      }),
      _assert: createKeywordLike("assert", {
        startsExpr
      }),
      _async: createKeywordLike("async", {
        startsExpr
      }),
      _await: createKeywordLike("await", {
        startsExpr
      }),
      _defer: createKeywordLike("defer", {
        startsExpr
      }),
      _from: createKeywordLike("from", {
        startsExpr
      }),
      _get: createKeywordLike("get", {
        startsExpr
      }),
      _let: createKeywordLike("let", {
        startsExpr
      }),
      _meta: createKeywordLike("meta", {
        startsExpr
      }),
      _of: createKeywordLike("of", {
        startsExpr
      }),
      _sent: createKeywordLike("sent", {
        startsExpr
      }),
      _set: createKeywordLike("set", {
        startsExpr
      }),
      _source: createKeywordLike("source", {
        startsExpr
      }),
      _static: createKeywordLike("static", {
        startsExpr
      }),
      _using: createKeywordLike("using", {
        startsExpr
      }),
      _yield: createKeywordLike("yield", {
        startsExpr
      }),
      _asserts: createKeywordLike("asserts", {
        startsExpr
      }),
      _checks: createKeywordLike("checks", {
        startsExpr
      }),
      _exports: createKeywordLike("exports", {
        startsExpr
      }),
      _global: createKeywordLike("global", {
        startsExpr
      }),
      _implements: createKeywordLike("implements", {
        startsExpr
      }),
      _intrinsic: createKeywordLike("intrinsic", {
        startsExpr
      }),
      _infer: createKeywordLike("infer", {
        startsExpr
      }),
      _is: createKeywordLike("is", {
        startsExpr
      }),
      _mixins: createKeywordLike("mixins", {
        startsExpr
      }),
      _proto: createKeywordLike("proto", {
        startsExpr
      }),
      _require: createKeywordLike("require", {
        startsExpr
      }),
      _satisfies: createKeywordLike("satisfies", {
        startsExpr
      }),
      _keyof: createKeywordLike("keyof", {
        startsExpr
      }),
      _readonly: createKeywordLike("readonly", {
        startsExpr
      }),
      _unique: createKeywordLike("unique", {
        startsExpr
      }),
      _abstract: createKeywordLike("abstract", {
        startsExpr
      }),
      _declare: createKeywordLike("declare", {
        startsExpr
      }),
      _enum: createKeywordLike("enum", {
        startsExpr
      }),
      _module: createKeywordLike("module", {
        startsExpr
      }),
      _namespace: createKeywordLike("namespace", {
        startsExpr
      }),
      _interface: createKeywordLike("interface", {
        startsExpr
      }),
      _type: createKeywordLike("type", {
        startsExpr
      }),
      _opaque: createKeywordLike("opaque", {
        startsExpr
      }),
      name: createToken("name", {
        startsExpr
      }),
      placeholder: createToken("%%", {
        startsExpr
      }),
      string: createToken("string", {
        startsExpr
      }),
      num: createToken("num", {
        startsExpr
      }),
      bigint: createToken("bigint", {
        startsExpr
      }),
      decimal: createToken("decimal", {
        startsExpr
      }),
      regexp: createToken("regexp", {
        startsExpr
      }),
      privateName: createToken("#name", {
        startsExpr
      }),
      eof: createToken("eof"),
      jsxName: createToken("jsxName"),
      jsxText: createToken("jsxText", {
        beforeExpr
      }),
      jsxTagStart: createToken("jsxTagStart", {
        startsExpr
      }),
      jsxTagEnd: createToken("jsxTagEnd")
    };
    function tokenIsIdentifier(token) {
      return token >= 93 && token <= 134;
    }
    function tokenKeywordOrIdentifierIsKeyword(token) {
      return token <= 92;
    }
    function tokenIsKeywordOrIdentifier(token) {
      return token >= 58 && token <= 134;
    }
    function tokenIsLiteralPropertyName(token) {
      return token >= 58 && token <= 138;
    }
    function tokenComesBeforeExpression(token) {
      return tokenBeforeExprs[token];
    }
    function tokenCanStartExpression(token) {
      return tokenStartsExprs[token];
    }
    function tokenIsAssignment(token) {
      return token >= 29 && token <= 33;
    }
    function tokenIsFlowInterfaceOrTypeOrOpaque(token) {
      return token >= 130 && token <= 132;
    }
    function tokenIsLoop(token) {
      return token >= 90 && token <= 92;
    }
    function tokenIsKeyword(token) {
      return token >= 58 && token <= 92;
    }
    function tokenIsOperator(token) {
      return token >= 39 && token <= 59;
    }
    function tokenIsPostfix(token) {
      return token === 34;
    }
    function tokenIsPrefix(token) {
      return tokenPrefixes[token];
    }
    function tokenIsTSTypeOperator(token) {
      return token >= 122 && token <= 124;
    }
    function tokenIsTSDeclarationStart(token) {
      return token >= 125 && token <= 131;
    }
    function tokenLabelName(token) {
      return tokenLabels[token];
    }
    function tokenOperatorPrecedence(token) {
      return tokenBinops[token];
    }
    function tokenIsRightAssociative(token) {
      return token === 57;
    }
    function tokenIsTemplate(token) {
      return token >= 24 && token <= 25;
    }
    function getExportedToken(token) {
      return tokenTypes[token];
    }
    tokenTypes[8].updateContext = (context) => {
      context.pop();
    };
    tokenTypes[5].updateContext = tokenTypes[7].updateContext = tokenTypes[23].updateContext = (context) => {
      context.push(types.brace);
    };
    tokenTypes[22].updateContext = (context) => {
      if (context[context.length - 1] === types.template) {
        context.pop();
      } else {
        context.push(types.template);
      }
    };
    tokenTypes[144].updateContext = (context) => {
      context.push(types.j_expr, types.j_oTag);
    };
    var nonASCIIidentifierStartChars = "\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0560-\u0588\u05D0-\u05EA\u05EF-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u0870-\u0887\u0889-\u088F\u08A0-\u08C9\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDC-\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D04-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u1711\u171F-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1878\u1880-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4C\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CBF\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5\u1CF6\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2118-\u211D\u2124\u2126\u2128\u212A-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309B-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA8FE\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB69\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC";
    var nonASCIIidentifierChars = "\xB7\u0300-\u036F\u0387\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u0669\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u06F0-\u06F9\u0711\u0730-\u074A\u07A6-\u07B0\u07C0-\u07C9\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0966-\u096F\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09E6-\u09EF\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A66-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AE6-\u0AEF\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B66-\u0B6F\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0BE6-\u0BEF\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C66-\u0C6F\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CE6-\u0CEF\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D66-\u0D6F\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0E50-\u0E59\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0ED0-\u0ED9\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1040-\u1049\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F-\u109D\u135D-\u135F\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u17E0-\u17E9\u180B-\u180D\u180F-\u1819\u18A9\u1920-\u192B\u1930-\u193B\u1946-\u194F\u19D0-\u19DA\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AB0-\u1ABD\u1ABF-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BB0-\u1BB9\u1BE6-\u1BF3\u1C24-\u1C37\u1C40-\u1C49\u1C50-\u1C59\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200C\u200D\u203F\u2040\u2054\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\u30FB\uA620-\uA629\uA66F\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F1\uA8FF-\uA909\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9D0-\uA9D9\uA9E5\uA9F0-\uA9F9\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA50-\uAA59\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uABF0-\uABF9\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFF10-\uFF19\uFF3F\uFF65";
    var nonASCIIidentifierStart = new RegExp("[" + nonASCIIidentifierStartChars + "]");
    var nonASCIIidentifier = new RegExp("[" + nonASCIIidentifierStartChars + nonASCIIidentifierChars + "]");
    nonASCIIidentifierStartChars = nonASCIIidentifierChars = null;
    var astralIdentifierStartCodes = [0, 11, 2, 25, 2, 18, 2, 1, 2, 14, 3, 13, 35, 122, 70, 52, 268, 28, 4, 48, 48, 31, 14, 29, 6, 37, 11, 29, 3, 35, 5, 7, 2, 4, 43, 157, 19, 35, 5, 35, 5, 39, 9, 51, 13, 10, 2, 14, 2, 6, 2, 1, 2, 10, 2, 14, 2, 6, 2, 1, 4, 51, 13, 310, 10, 21, 11, 7, 25, 5, 2, 41, 2, 8, 70, 5, 3, 0, 2, 43, 2, 1, 4, 0, 3, 22, 11, 22, 10, 30, 66, 18, 2, 1, 11, 21, 11, 25, 7, 25, 39, 55, 7, 1, 65, 0, 16, 3, 2, 2, 2, 28, 43, 28, 4, 28, 36, 7, 2, 27, 28, 53, 11, 21, 11, 18, 14, 17, 111, 72, 56, 50, 14, 50, 14, 35, 39, 27, 10, 22, 251, 41, 7, 1, 17, 5, 57, 28, 11, 0, 9, 21, 43, 17, 47, 20, 28, 22, 13, 52, 58, 1, 3, 0, 14, 44, 33, 24, 27, 35, 30, 0, 3, 0, 9, 34, 4, 0, 13, 47, 15, 3, 22, 0, 2, 0, 36, 17, 2, 24, 20, 1, 64, 6, 2, 0, 2, 3, 2, 14, 2, 9, 8, 46, 39, 7, 3, 1, 3, 21, 2, 6, 2, 1, 2, 4, 4, 0, 19, 0, 13, 4, 31, 9, 2, 0, 3, 0, 2, 37, 2, 0, 26, 0, 2, 0, 45, 52, 19, 3, 21, 2, 31, 47, 21, 1, 2, 0, 185, 46, 42, 3, 37, 47, 21, 0, 60, 42, 14, 0, 72, 26, 38, 6, 186, 43, 117, 63, 32, 7, 3, 0, 3, 7, 2, 1, 2, 23, 16, 0, 2, 0, 95, 7, 3, 38, 17, 0, 2, 0, 29, 0, 11, 39, 8, 0, 22, 0, 12, 45, 20, 0, 19, 72, 200, 32, 32, 8, 2, 36, 18, 0, 50, 29, 113, 6, 2, 1, 2, 37, 22, 0, 26, 5, 2, 1, 2, 31, 15, 0, 24, 43, 261, 18, 16, 0, 2, 12, 2, 33, 125, 0, 80, 921, 103, 110, 18, 195, 2637, 96, 16, 1071, 18, 5, 26, 3994, 6, 582, 6842, 29, 1763, 568, 8, 30, 18, 78, 18, 29, 19, 47, 17, 3, 32, 20, 6, 18, 433, 44, 212, 63, 33, 24, 3, 24, 45, 74, 6, 0, 67, 12, 65, 1, 2, 0, 15, 4, 10, 7381, 42, 31, 98, 114, 8702, 3, 2, 6, 2, 1, 2, 290, 16, 0, 30, 2, 3, 0, 15, 3, 9, 395, 2309, 106, 6, 12, 4, 8, 8, 9, 5991, 84, 2, 70, 2, 1, 3, 0, 3, 1, 3, 3, 2, 11, 2, 0, 2, 6, 2, 64, 2, 3, 3, 7, 2, 6, 2, 27, 2, 3, 2, 4, 2, 0, 4, 6, 2, 339, 3, 24, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 7, 1845, 30, 7, 5, 262, 61, 147, 44, 11, 6, 17, 0, 322, 29, 19, 43, 485, 27, 229, 29, 3, 0, 208, 30, 2, 2, 2, 1, 2, 6, 3, 4, 10, 1, 225, 6, 2, 3, 2, 1, 2, 14, 2, 196, 60, 67, 8, 0, 1205, 3, 2, 26, 2, 1, 2, 0, 3, 0, 2, 9, 2, 3, 2, 0, 2, 0, 7, 0, 5, 0, 2, 0, 2, 0, 2, 2, 2, 1, 2, 0, 3, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 1, 2, 0, 3, 3, 2, 6, 2, 3, 2, 3, 2, 0, 2, 9, 2, 16, 6, 2, 2, 4, 2, 16, 4421, 42719, 33, 4381, 3, 5773, 3, 7472, 16, 621, 2467, 541, 1507, 4938, 6, 8489];
    var astralIdentifierCodes = [509, 0, 227, 0, 150, 4, 294, 9, 1368, 2, 2, 1, 6, 3, 41, 2, 5, 0, 166, 1, 574, 3, 9, 9, 7, 9, 32, 4, 318, 1, 78, 5, 71, 10, 50, 3, 123, 2, 54, 14, 32, 10, 3, 1, 11, 3, 46, 10, 8, 0, 46, 9, 7, 2, 37, 13, 2, 9, 6, 1, 45, 0, 13, 2, 49, 13, 9, 3, 2, 11, 83, 11, 7, 0, 3, 0, 158, 11, 6, 9, 7, 3, 56, 1, 2, 6, 3, 1, 3, 2, 10, 0, 11, 1, 3, 6, 4, 4, 68, 8, 2, 0, 3, 0, 2, 3, 2, 4, 2, 0, 15, 1, 83, 17, 10, 9, 5, 0, 82, 19, 13, 9, 214, 6, 3, 8, 28, 1, 83, 16, 16, 9, 82, 12, 9, 9, 7, 19, 58, 14, 5, 9, 243, 14, 166, 9, 71, 5, 2, 1, 3, 3, 2, 0, 2, 1, 13, 9, 120, 6, 3, 6, 4, 0, 29, 9, 41, 6, 2, 3, 9, 0, 10, 10, 47, 15, 199, 7, 137, 9, 54, 7, 2, 7, 17, 9, 57, 21, 2, 13, 123, 5, 4, 0, 2, 1, 2, 6, 2, 0, 9, 9, 49, 4, 2, 1, 2, 4, 9, 9, 55, 9, 266, 3, 10, 1, 2, 0, 49, 6, 4, 4, 14, 10, 5350, 0, 7, 14, 11465, 27, 2343, 9, 87, 9, 39, 4, 60, 6, 26, 9, 535, 9, 470, 0, 2, 54, 8, 3, 82, 0, 12, 1, 19628, 1, 4178, 9, 519, 45, 3, 22, 543, 4, 4, 5, 9, 7, 3, 6, 31, 3, 149, 2, 1418, 49, 513, 54, 5, 49, 9, 0, 15, 0, 23, 4, 2, 14, 1361, 6, 2, 16, 3, 6, 2, 1, 2, 4, 101, 0, 161, 6, 10, 9, 357, 0, 62, 13, 499, 13, 245, 1, 2, 9, 233, 0, 3, 0, 8, 1, 6, 0, 475, 6, 110, 6, 6, 9, 4759, 9, 787719, 239];
    function isInAstralSet(code2, set2) {
      let pos = 65536;
      for (let i = 0, length = set2.length; i < length; i += 2) {
        pos += set2[i];
        if (pos > code2) return false;
        pos += set2[i + 1];
        if (pos >= code2) return true;
      }
      return false;
    }
    function isIdentifierStart(code2) {
      if (code2 < 65) return code2 === 36;
      if (code2 <= 90) return true;
      if (code2 < 97) return code2 === 95;
      if (code2 <= 122) return true;
      if (code2 <= 65535) {
        return code2 >= 170 && nonASCIIidentifierStart.test(String.fromCharCode(code2));
      }
      return isInAstralSet(code2, astralIdentifierStartCodes);
    }
    function isIdentifierChar(code2) {
      if (code2 < 48) return code2 === 36;
      if (code2 < 58) return true;
      if (code2 < 65) return false;
      if (code2 <= 90) return true;
      if (code2 < 97) return code2 === 95;
      if (code2 <= 122) return true;
      if (code2 <= 65535) {
        return code2 >= 170 && nonASCIIidentifier.test(String.fromCharCode(code2));
      }
      return isInAstralSet(code2, astralIdentifierStartCodes) || isInAstralSet(code2, astralIdentifierCodes);
    }
    var reservedWords = {
      keyword: ["break", "case", "catch", "continue", "debugger", "default", "do", "else", "finally", "for", "function", "if", "return", "switch", "throw", "try", "var", "const", "while", "with", "new", "this", "super", "class", "extends", "export", "import", "null", "true", "false", "in", "instanceof", "typeof", "void", "delete"],
      strict: ["implements", "interface", "let", "package", "private", "protected", "public", "static", "yield"],
      strictBind: ["eval", "arguments"]
    };
    var keywords = new Set(reservedWords.keyword);
    var reservedWordsStrictSet = new Set(reservedWords.strict);
    var reservedWordsStrictBindSet = new Set(reservedWords.strictBind);
    function isReservedWord(word, inModule) {
      return inModule && word === "await" || word === "enum";
    }
    function isStrictReservedWord(word, inModule) {
      return isReservedWord(word, inModule) || reservedWordsStrictSet.has(word);
    }
    function isStrictBindOnlyReservedWord(word) {
      return reservedWordsStrictBindSet.has(word);
    }
    function isStrictBindReservedWord(word, inModule) {
      return isStrictReservedWord(word, inModule) || isStrictBindOnlyReservedWord(word);
    }
    function isKeyword(word) {
      return keywords.has(word);
    }
    function isIteratorStart(current2, next2, next22) {
      return current2 === 64 && next2 === 64 && isIdentifierStart(next22);
    }
    var reservedWordLikeSet = /* @__PURE__ */ new Set(["break", "case", "catch", "continue", "debugger", "default", "do", "else", "finally", "for", "function", "if", "return", "switch", "throw", "try", "var", "const", "while", "with", "new", "this", "super", "class", "extends", "export", "import", "null", "true", "false", "in", "instanceof", "typeof", "void", "delete", "implements", "interface", "let", "package", "private", "protected", "public", "static", "yield", "eval", "arguments", "enum", "await"]);
    function canBeReservedWord(word) {
      return reservedWordLikeSet.has(word);
    }
    var Scope = class {
      constructor(flags) {
        this.flags = 0;
        this.names = /* @__PURE__ */ new Map();
        this.firstLexicalName = "";
        this.flags = flags;
      }
    };
    var ScopeHandler = class {
      constructor(parser, inModule) {
        this.parser = void 0;
        this.scopeStack = [];
        this.inModule = void 0;
        this.undefinedExports = /* @__PURE__ */ new Map();
        this.parser = parser;
        this.inModule = inModule;
      }
      get inTopLevel() {
        return (this.currentScope().flags & 1) > 0;
      }
      get inFunction() {
        return (this.currentVarScopeFlags() & 2) > 0;
      }
      get allowSuper() {
        return (this.currentThisScopeFlags() & 16) > 0;
      }
      get allowDirectSuper() {
        return (this.currentThisScopeFlags() & 32) > 0;
      }
      get allowNewTarget() {
        return (this.currentThisScopeFlags() & 512) > 0;
      }
      get inClass() {
        return (this.currentThisScopeFlags() & 64) > 0;
      }
      get inClassAndNotInNonArrowFunction() {
        const flags = this.currentThisScopeFlags();
        return (flags & 64) > 0 && (flags & 2) === 0;
      }
      get inStaticBlock() {
        for (let i = this.scopeStack.length - 1; ; i--) {
          const {
            flags
          } = this.scopeStack[i];
          if (flags & 128) {
            return true;
          }
          if (flags & (1667 | 64)) {
            return false;
          }
        }
      }
      get inNonArrowFunction() {
        return (this.currentThisScopeFlags() & 2) > 0;
      }
      get inBareCaseStatement() {
        return (this.currentScope().flags & 256) > 0;
      }
      get treatFunctionsAsVar() {
        return this.treatFunctionsAsVarInScope(this.currentScope());
      }
      createScope(flags) {
        return new Scope(flags);
      }
      enter(flags) {
        this.scopeStack.push(this.createScope(flags));
      }
      exit() {
        const scope = this.scopeStack.pop();
        return scope.flags;
      }
      treatFunctionsAsVarInScope(scope) {
        return !!(scope.flags & (2 | 128) || !this.parser.inModule && scope.flags & 1);
      }
      declareName(name, bindingType, loc) {
        let scope = this.currentScope();
        if (bindingType & 8 || bindingType & 16) {
          this.checkRedeclarationInScope(scope, name, bindingType, loc);
          let type = scope.names.get(name) || 0;
          if (bindingType & 16) {
            type = type | 4;
          } else {
            if (!scope.firstLexicalName) {
              scope.firstLexicalName = name;
            }
            type = type | 2;
          }
          scope.names.set(name, type);
          if (bindingType & 8) {
            this.maybeExportDefined(scope, name);
          }
        } else if (bindingType & 4) {
          for (let i = this.scopeStack.length - 1; i >= 0; --i) {
            scope = this.scopeStack[i];
            this.checkRedeclarationInScope(scope, name, bindingType, loc);
            scope.names.set(name, (scope.names.get(name) || 0) | 1);
            this.maybeExportDefined(scope, name);
            if (scope.flags & 1667) break;
          }
        }
        if (this.parser.inModule && scope.flags & 1) {
          this.undefinedExports.delete(name);
        }
      }
      maybeExportDefined(scope, name) {
        if (this.parser.inModule && scope.flags & 1) {
          this.undefinedExports.delete(name);
        }
      }
      checkRedeclarationInScope(scope, name, bindingType, loc) {
        if (this.isRedeclaredInScope(scope, name, bindingType)) {
          this.parser.raise(Errors.VarRedeclaration, loc, {
            identifierName: name
          });
        }
      }
      isRedeclaredInScope(scope, name, bindingType) {
        if (!(bindingType & 1)) return false;
        if (bindingType & 8) {
          return scope.names.has(name);
        }
        const type = scope.names.get(name) || 0;
        if (bindingType & 16) {
          return (type & 2) > 0 || !this.treatFunctionsAsVarInScope(scope) && (type & 1) > 0;
        }
        return (type & 2) > 0 && !(scope.flags & 8 && scope.firstLexicalName === name) || !this.treatFunctionsAsVarInScope(scope) && (type & 4) > 0;
      }
      checkLocalExport(id) {
        const {
          name
        } = id;
        const topLevelScope = this.scopeStack[0];
        if (!topLevelScope.names.has(name)) {
          this.undefinedExports.set(name, id.loc.start);
        }
      }
      currentScope() {
        return this.scopeStack[this.scopeStack.length - 1];
      }
      currentVarScopeFlags() {
        for (let i = this.scopeStack.length - 1; ; i--) {
          const {
            flags
          } = this.scopeStack[i];
          if (flags & 1667) {
            return flags;
          }
        }
      }
      currentThisScopeFlags() {
        for (let i = this.scopeStack.length - 1; ; i--) {
          const {
            flags
          } = this.scopeStack[i];
          if (flags & (1667 | 64) && !(flags & 4)) {
            return flags;
          }
        }
      }
    };
    var FlowScope = class extends Scope {
      constructor(...args) {
        super(...args);
        this.declareFunctions = /* @__PURE__ */ new Set();
      }
    };
    var FlowScopeHandler = class extends ScopeHandler {
      createScope(flags) {
        return new FlowScope(flags);
      }
      declareName(name, bindingType, loc) {
        const scope = this.currentScope();
        if (bindingType & 2048) {
          this.checkRedeclarationInScope(scope, name, bindingType, loc);
          this.maybeExportDefined(scope, name);
          scope.declareFunctions.add(name);
          return;
        }
        super.declareName(name, bindingType, loc);
      }
      isRedeclaredInScope(scope, name, bindingType) {
        if (super.isRedeclaredInScope(scope, name, bindingType)) return true;
        if (bindingType & 2048 && !scope.declareFunctions.has(name)) {
          const type = scope.names.get(name);
          return (type & 4) > 0 || (type & 2) > 0;
        }
        return false;
      }
      checkLocalExport(id) {
        if (!this.scopeStack[0].declareFunctions.has(id.name)) {
          super.checkLocalExport(id);
        }
      }
    };
    var reservedTypes = /* @__PURE__ */ new Set(["_", "any", "bool", "boolean", "empty", "extends", "false", "interface", "mixed", "null", "number", "static", "string", "true", "typeof", "void"]);
    var FlowErrors = ParseErrorEnum`flow`({
      AmbiguousConditionalArrow: "Ambiguous expression: wrap the arrow functions in parentheses to disambiguate.",
      AmbiguousDeclareModuleKind: "Found both `declare module.exports` and `declare export` in the same module. Modules can only have 1 since they are either an ES module or they are a CommonJS module.",
      AssignReservedType: ({
        reservedType
      }) => `Cannot overwrite reserved type ${reservedType}.`,
      DeclareClassElement: "The `declare` modifier can only appear on class fields.",
      DeclareClassFieldInitializer: "Initializers are not allowed in fields with the `declare` modifier.",
      DuplicateDeclareModuleExports: "Duplicate `declare module.exports` statement.",
      EnumBooleanMemberNotInitialized: ({
        memberName,
        enumName
      }) => `Boolean enum members need to be initialized. Use either \`${memberName} = true,\` or \`${memberName} = false,\` in enum \`${enumName}\`.`,
      EnumDuplicateMemberName: ({
        memberName,
        enumName
      }) => `Enum member names need to be unique, but the name \`${memberName}\` has already been used before in enum \`${enumName}\`.`,
      EnumInconsistentMemberValues: ({
        enumName
      }) => `Enum \`${enumName}\` has inconsistent member initializers. Either use no initializers, or consistently use literals (either booleans, numbers, or strings) for all member initializers.`,
      EnumInvalidExplicitType: ({
        invalidEnumType,
        enumName
      }) => `Enum type \`${invalidEnumType}\` is not valid. Use one of \`boolean\`, \`number\`, \`string\`, or \`symbol\` in enum \`${enumName}\`.`,
      EnumInvalidExplicitTypeUnknownSupplied: ({
        enumName
      }) => `Supplied enum type is not valid. Use one of \`boolean\`, \`number\`, \`string\`, or \`symbol\` in enum \`${enumName}\`.`,
      EnumInvalidMemberInitializerPrimaryType: ({
        enumName,
        memberName,
        explicitType
      }) => `Enum \`${enumName}\` has type \`${explicitType}\`, so the initializer of \`${memberName}\` needs to be a ${explicitType} literal.`,
      EnumInvalidMemberInitializerSymbolType: ({
        enumName,
        memberName
      }) => `Symbol enum members cannot be initialized. Use \`${memberName},\` in enum \`${enumName}\`.`,
      EnumInvalidMemberInitializerUnknownType: ({
        enumName,
        memberName
      }) => `The enum member initializer for \`${memberName}\` needs to be a literal (either a boolean, number, or string) in enum \`${enumName}\`.`,
      EnumInvalidMemberName: ({
        enumName,
        memberName,
        suggestion
      }) => `Enum member names cannot start with lowercase 'a' through 'z'. Instead of using \`${memberName}\`, consider using \`${suggestion}\`, in enum \`${enumName}\`.`,
      EnumNumberMemberNotInitialized: ({
        enumName,
        memberName
      }) => `Number enum members need to be initialized, e.g. \`${memberName} = 1\` in enum \`${enumName}\`.`,
      EnumStringMemberInconsistentlyInitialized: ({
        enumName
      }) => `String enum members need to consistently either all use initializers, or use no initializers, in enum \`${enumName}\`.`,
      GetterMayNotHaveThisParam: "A getter cannot have a `this` parameter.",
      ImportReflectionHasImportType: "An `import module` declaration can not use `type` or `typeof` keyword.",
      ImportTypeShorthandOnlyInPureImport: "The `type` and `typeof` keywords on named imports can only be used on regular `import` statements. It cannot be used with `import type` or `import typeof` statements.",
      InexactInsideExact: "Explicit inexact syntax cannot appear inside an explicit exact object type.",
      InexactInsideNonObject: "Explicit inexact syntax cannot appear in class or interface definitions.",
      InexactVariance: "Explicit inexact syntax cannot have variance.",
      InvalidNonTypeImportInDeclareModule: "Imports within a `declare module` body must always be `import type` or `import typeof`.",
      MissingTypeParamDefault: "Type parameter declaration needs a default, since a preceding type parameter declaration has a default.",
      NestedDeclareModule: "`declare module` cannot be used inside another `declare module`.",
      NestedFlowComment: "Cannot have a flow comment inside another flow comment.",
      PatternIsOptional: Object.assign({
        message: "A binding pattern parameter cannot be optional in an implementation signature."
      }, {
        reasonCode: "OptionalBindingPattern"
      }),
      SetterMayNotHaveThisParam: "A setter cannot have a `this` parameter.",
      SpreadVariance: "Spread properties cannot have variance.",
      ThisParamAnnotationRequired: "A type annotation is required for the `this` parameter.",
      ThisParamBannedInConstructor: "Constructors cannot have a `this` parameter; constructors don't bind `this` like other functions.",
      ThisParamMayNotBeOptional: "The `this` parameter cannot be optional.",
      ThisParamMustBeFirst: "The `this` parameter must be the first function parameter.",
      ThisParamNoDefault: "The `this` parameter may not have a default value.",
      TypeBeforeInitializer: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
      TypeCastInPattern: "The type cast expression is expected to be wrapped with parenthesis.",
      UnexpectedExplicitInexactInObject: "Explicit inexact syntax must appear at the end of an inexact object.",
      UnexpectedReservedType: ({
        reservedType
      }) => `Unexpected reserved type ${reservedType}.`,
      UnexpectedReservedUnderscore: "`_` is only allowed as a type argument to call or new.",
      UnexpectedSpaceBetweenModuloChecks: "Spaces between `%` and `checks` are not allowed here.",
      UnexpectedSpreadType: "Spread operator cannot appear in class or interface definitions.",
      UnexpectedSubtractionOperand: 'Unexpected token, expected "number" or "bigint".',
      UnexpectedTokenAfterTypeParameter: "Expected an arrow function after this type parameter declaration.",
      UnexpectedTypeParameterBeforeAsyncArrowFunction: "Type parameters must come after the async keyword, e.g. instead of `<T> async () => {}`, use `async <T>() => {}`.",
      UnsupportedDeclareExportKind: ({
        unsupportedExportKind,
        suggestion
      }) => `\`declare export ${unsupportedExportKind}\` is not supported. Use \`${suggestion}\` instead.`,
      UnsupportedStatementInDeclareModule: "Only declares and type imports are allowed inside declare module.",
      UnterminatedFlowComment: "Unterminated flow-comment."
    });
    function isEsModuleType(bodyElement) {
      return bodyElement.type === "DeclareExportAllDeclaration" || bodyElement.type === "DeclareExportDeclaration" && (!bodyElement.declaration || bodyElement.declaration.type !== "TypeAlias" && bodyElement.declaration.type !== "InterfaceDeclaration");
    }
    function hasTypeImportKind(node) {
      return node.importKind === "type" || node.importKind === "typeof";
    }
    var exportSuggestions = {
      const: "declare export var",
      let: "declare export var",
      type: "export type",
      interface: "export interface"
    };
    function partition(list, test2) {
      const list1 = [];
      const list2 = [];
      for (let i = 0; i < list.length; i++) {
        (test2(list[i], i, list) ? list1 : list2).push(list[i]);
      }
      return [list1, list2];
    }
    var FLOW_PRAGMA_REGEX = /\*?\s*@((?:no)?flow)\b/;
    var flow = (superClass) => class FlowParserMixin extends superClass {
      constructor(...args) {
        super(...args);
        this.flowPragma = void 0;
      }
      getScopeHandler() {
        return FlowScopeHandler;
      }
      shouldParseTypes() {
        return this.getPluginOption("flow", "all") || this.flowPragma === "flow";
      }
      finishToken(type, val) {
        if (type !== 135 && type !== 13 && type !== 28) {
          if (this.flowPragma === void 0) {
            this.flowPragma = null;
          }
        }
        super.finishToken(type, val);
      }
      addComment(comment) {
        if (this.flowPragma === void 0) {
          const matches = FLOW_PRAGMA_REGEX.exec(comment.value);
          if (!matches) ;
          else if (matches[1] === "flow") {
            this.flowPragma = "flow";
          } else if (matches[1] === "noflow") {
            this.flowPragma = "noflow";
          } else {
            throw new Error("Unexpected flow pragma");
          }
        }
        super.addComment(comment);
      }
      flowParseTypeInitialiser(tok) {
        const oldInType = this.state.inType;
        this.state.inType = true;
        this.expect(tok || 14);
        const type = this.flowParseType();
        this.state.inType = oldInType;
        return type;
      }
      flowParsePredicate() {
        const node = this.startNode();
        const moduloLoc = this.state.startLoc;
        this.next();
        this.expectContextual(111);
        if (this.state.lastTokStartLoc.index > moduloLoc.index + 1) {
          this.raise(FlowErrors.UnexpectedSpaceBetweenModuloChecks, moduloLoc);
        }
        if (this.eat(10)) {
          node.value = super.parseExpression();
          this.expect(11);
          return this.finishNode(node, "DeclaredPredicate");
        } else {
          return this.finishNode(node, "InferredPredicate");
        }
      }
      flowParseTypeAndPredicateInitialiser() {
        const oldInType = this.state.inType;
        this.state.inType = true;
        this.expect(14);
        let type = null;
        let predicate2 = null;
        if (this.match(54)) {
          this.state.inType = oldInType;
          predicate2 = this.flowParsePredicate();
        } else {
          type = this.flowParseType();
          this.state.inType = oldInType;
          if (this.match(54)) {
            predicate2 = this.flowParsePredicate();
          }
        }
        return [type, predicate2];
      }
      flowParseDeclareClass(node) {
        this.next();
        this.flowParseInterfaceish(node, true);
        return this.finishNode(node, "DeclareClass");
      }
      flowParseDeclareFunction(node) {
        this.next();
        const id = node.id = this.parseIdentifier();
        const typeNode = this.startNode();
        const typeContainer = this.startNode();
        if (this.match(47)) {
          typeNode.typeParameters = this.flowParseTypeParameterDeclaration();
        } else {
          typeNode.typeParameters = null;
        }
        this.expect(10);
        const tmp = this.flowParseFunctionTypeParams();
        typeNode.params = tmp.params;
        typeNode.rest = tmp.rest;
        typeNode.this = tmp._this;
        this.expect(11);
        [typeNode.returnType, node.predicate] = this.flowParseTypeAndPredicateInitialiser();
        typeContainer.typeAnnotation = this.finishNode(typeNode, "FunctionTypeAnnotation");
        id.typeAnnotation = this.finishNode(typeContainer, "TypeAnnotation");
        this.resetEndLocation(id);
        this.semicolon();
        this.scope.declareName(node.id.name, 2048, node.id.loc.start);
        return this.finishNode(node, "DeclareFunction");
      }
      flowParseDeclare(node, insideModule) {
        if (this.match(80)) {
          return this.flowParseDeclareClass(node);
        } else if (this.match(68)) {
          return this.flowParseDeclareFunction(node);
        } else if (this.match(74)) {
          return this.flowParseDeclareVariable(node);
        } else if (this.eatContextual(128)) {
          if (this.match(16)) {
            return this.flowParseDeclareModuleExports(node);
          } else {
            if (insideModule) {
              this.raise(FlowErrors.NestedDeclareModule, this.state.lastTokStartLoc);
            }
            return this.flowParseDeclareModule(node);
          }
        } else if (this.isContextual(131)) {
          return this.flowParseDeclareTypeAlias(node);
        } else if (this.isContextual(132)) {
          return this.flowParseDeclareOpaqueType(node);
        } else if (this.isContextual(130)) {
          return this.flowParseDeclareInterface(node);
        } else if (this.match(82)) {
          return this.flowParseDeclareExportDeclaration(node, insideModule);
        }
        throw this.unexpected();
      }
      flowParseDeclareVariable(node) {
        this.next();
        node.id = this.flowParseTypeAnnotatableIdentifier();
        this.scope.declareName(node.id.name, 5, node.id.loc.start);
        this.semicolon();
        return this.finishNode(node, "DeclareVariable");
      }
      flowParseDeclareModule(node) {
        this.scope.enter(0);
        if (this.match(135)) {
          node.id = super.parseExprAtom();
        } else {
          node.id = this.parseIdentifier();
        }
        const bodyNode = node.body = this.startNode();
        const body3 = bodyNode.body = [];
        this.expect(5);
        while (!this.match(8)) {
          const bodyNode2 = this.startNode();
          if (this.match(83)) {
            this.next();
            if (!this.isContextual(131) && !this.match(87)) {
              this.raise(FlowErrors.InvalidNonTypeImportInDeclareModule, this.state.lastTokStartLoc);
            }
            body3.push(super.parseImport(bodyNode2));
          } else {
            this.expectContextual(126, FlowErrors.UnsupportedStatementInDeclareModule);
            body3.push(this.flowParseDeclare(bodyNode2, true));
          }
        }
        this.scope.exit();
        this.expect(8);
        this.finishNode(bodyNode, "BlockStatement");
        let kind = null;
        let hasModuleExport = false;
        body3.forEach((bodyElement) => {
          if (isEsModuleType(bodyElement)) {
            if (kind === "CommonJS") {
              this.raise(FlowErrors.AmbiguousDeclareModuleKind, bodyElement);
            }
            kind = "ES";
          } else if (bodyElement.type === "DeclareModuleExports") {
            if (hasModuleExport) {
              this.raise(FlowErrors.DuplicateDeclareModuleExports, bodyElement);
            }
            if (kind === "ES") {
              this.raise(FlowErrors.AmbiguousDeclareModuleKind, bodyElement);
            }
            kind = "CommonJS";
            hasModuleExport = true;
          }
        });
        node.kind = kind || "CommonJS";
        return this.finishNode(node, "DeclareModule");
      }
      flowParseDeclareExportDeclaration(node, insideModule) {
        this.expect(82);
        if (this.eat(65)) {
          if (this.match(68) || this.match(80)) {
            node.declaration = this.flowParseDeclare(this.startNode());
          } else {
            node.declaration = this.flowParseType();
            this.semicolon();
          }
          node.default = true;
          return this.finishNode(node, "DeclareExportDeclaration");
        } else {
          if (this.match(75) || this.isLet() || (this.isContextual(131) || this.isContextual(130)) && !insideModule) {
            const label = this.state.value;
            throw this.raise(FlowErrors.UnsupportedDeclareExportKind, this.state.startLoc, {
              unsupportedExportKind: label,
              suggestion: exportSuggestions[label]
            });
          }
          if (this.match(74) || this.match(68) || this.match(80) || this.isContextual(132)) {
            node.declaration = this.flowParseDeclare(this.startNode());
            node.default = false;
            return this.finishNode(node, "DeclareExportDeclaration");
          } else if (this.match(55) || this.match(5) || this.isContextual(130) || this.isContextual(131) || this.isContextual(132)) {
            node = this.parseExport(node, null);
            if (node.type === "ExportNamedDeclaration") {
              node.default = false;
              delete node.exportKind;
              return this.castNodeTo(node, "DeclareExportDeclaration");
            } else {
              return this.castNodeTo(node, "DeclareExportAllDeclaration");
            }
          }
        }
        throw this.unexpected();
      }
      flowParseDeclareModuleExports(node) {
        this.next();
        this.expectContextual(112);
        node.typeAnnotation = this.flowParseTypeAnnotation();
        this.semicolon();
        return this.finishNode(node, "DeclareModuleExports");
      }
      flowParseDeclareTypeAlias(node) {
        this.next();
        const finished = this.flowParseTypeAlias(node);
        this.castNodeTo(finished, "DeclareTypeAlias");
        return finished;
      }
      flowParseDeclareOpaqueType(node) {
        this.next();
        const finished = this.flowParseOpaqueType(node, true);
        this.castNodeTo(finished, "DeclareOpaqueType");
        return finished;
      }
      flowParseDeclareInterface(node) {
        this.next();
        this.flowParseInterfaceish(node, false);
        return this.finishNode(node, "DeclareInterface");
      }
      flowParseInterfaceish(node, isClass) {
        node.id = this.flowParseRestrictedIdentifier(!isClass, true);
        this.scope.declareName(node.id.name, isClass ? 17 : 8201, node.id.loc.start);
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        } else {
          node.typeParameters = null;
        }
        node.extends = [];
        if (this.eat(81)) {
          do {
            node.extends.push(this.flowParseInterfaceExtends());
          } while (!isClass && this.eat(12));
        }
        if (isClass) {
          node.implements = [];
          node.mixins = [];
          if (this.eatContextual(118)) {
            do {
              node.mixins.push(this.flowParseInterfaceExtends());
            } while (this.eat(12));
          }
          if (this.eatContextual(114)) {
            do {
              node.implements.push(this.flowParseInterfaceExtends());
            } while (this.eat(12));
          }
        }
        node.body = this.flowParseObjectType({
          allowStatic: isClass,
          allowExact: false,
          allowSpread: false,
          allowProto: isClass,
          allowInexact: false
        });
      }
      flowParseInterfaceExtends() {
        const node = this.startNode();
        node.id = this.flowParseQualifiedTypeIdentifier();
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterInstantiation();
        } else {
          node.typeParameters = null;
        }
        return this.finishNode(node, "InterfaceExtends");
      }
      flowParseInterface(node) {
        this.flowParseInterfaceish(node, false);
        return this.finishNode(node, "InterfaceDeclaration");
      }
      checkNotUnderscore(word) {
        if (word === "_") {
          this.raise(FlowErrors.UnexpectedReservedUnderscore, this.state.startLoc);
        }
      }
      checkReservedType(word, startLoc, declaration2) {
        if (!reservedTypes.has(word)) return;
        this.raise(declaration2 ? FlowErrors.AssignReservedType : FlowErrors.UnexpectedReservedType, startLoc, {
          reservedType: word
        });
      }
      flowParseRestrictedIdentifierName(liberal, declaration2) {
        this.checkReservedType(this.state.value, this.state.startLoc, declaration2);
        return this.parseIdentifierName(liberal);
      }
      flowParseRestrictedIdentifier(liberal, declaration2) {
        const node = this.startNode();
        const name = this.flowParseRestrictedIdentifierName(liberal, declaration2);
        return this.createIdentifier(node, name);
      }
      flowParseTypeAlias(node) {
        node.id = this.flowParseRestrictedIdentifier(false, true);
        this.scope.declareName(node.id.name, 8201, node.id.loc.start);
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        } else {
          node.typeParameters = null;
        }
        node.right = this.flowParseTypeInitialiser(29);
        this.semicolon();
        return this.finishNode(node, "TypeAlias");
      }
      flowParseOpaqueType(node, declare2) {
        this.expectContextual(131);
        node.id = this.flowParseRestrictedIdentifier(true, true);
        this.scope.declareName(node.id.name, 8201, node.id.loc.start);
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        } else {
          node.typeParameters = null;
        }
        node.supertype = null;
        if (this.match(14)) {
          node.supertype = this.flowParseTypeInitialiser(14);
        }
        node.impltype = null;
        if (!declare2) {
          node.impltype = this.flowParseTypeInitialiser(29);
        }
        this.semicolon();
        return this.finishNode(node, "OpaqueType");
      }
      flowParseTypeParameterBound() {
        if (this.match(14) || this.isContextual(81)) {
          const node = this.startNode();
          this.next();
          node.typeAnnotation = this.flowParseType();
          return this.finishNode(node, "TypeAnnotation");
        }
      }
      flowParseTypeParameter(requireDefault = false) {
        const nodeStartLoc = this.state.startLoc;
        const node = this.startNode();
        const variance = this.flowParseVariance();
        node.name = this.flowParseRestrictedIdentifierName();
        node.variance = variance;
        node.bound = this.flowParseTypeParameterBound();
        if (this.match(29)) {
          this.eat(29);
          node.default = this.flowParseType();
        } else {
          if (requireDefault) {
            this.raise(FlowErrors.MissingTypeParamDefault, nodeStartLoc);
          }
        }
        return this.finishNode(node, "TypeParameter");
      }
      flowParseTypeParameterDeclaration() {
        const oldInType = this.state.inType;
        const node = this.startNode();
        node.params = [];
        this.state.inType = true;
        if (this.match(47) || this.match(144)) {
          this.next();
        } else {
          this.unexpected();
        }
        let defaultRequired = false;
        do {
          const typeParameter = this.flowParseTypeParameter(defaultRequired);
          node.params.push(typeParameter);
          if (typeParameter.default) {
            defaultRequired = true;
          }
          if (!this.match(48)) {
            this.expect(12);
          }
        } while (!this.match(48));
        this.expect(48);
        this.state.inType = oldInType;
        return this.finishNode(node, "TypeParameterDeclaration");
      }
      flowInTopLevelContext(cb) {
        if (this.curContext() !== types.brace) {
          const oldContext = this.state.context;
          this.state.context = [oldContext[0]];
          try {
            return cb();
          } finally {
            this.state.context = oldContext;
          }
        } else {
          return cb();
        }
      }
      flowParseTypeParameterInstantiationInExpression() {
        if (this.reScan_lt() !== 47) return;
        return this.flowParseTypeParameterInstantiation();
      }
      flowParseTypeParameterInstantiation() {
        const node = this.startNode();
        const oldInType = this.state.inType;
        this.state.inType = true;
        node.params = [];
        this.flowInTopLevelContext(() => {
          this.expect(47);
          const oldNoAnonFunctionType = this.state.noAnonFunctionType;
          this.state.noAnonFunctionType = false;
          while (!this.match(48)) {
            node.params.push(this.flowParseType());
            if (!this.match(48)) {
              this.expect(12);
            }
          }
          this.state.noAnonFunctionType = oldNoAnonFunctionType;
        });
        this.state.inType = oldInType;
        if (!this.state.inType && this.curContext() === types.brace) {
          this.reScan_lt_gt();
        }
        this.expect(48);
        return this.finishNode(node, "TypeParameterInstantiation");
      }
      flowParseTypeParameterInstantiationCallOrNew() {
        if (this.reScan_lt() !== 47) return null;
        const node = this.startNode();
        const oldInType = this.state.inType;
        node.params = [];
        this.state.inType = true;
        this.expect(47);
        while (!this.match(48)) {
          node.params.push(this.flowParseTypeOrImplicitInstantiation());
          if (!this.match(48)) {
            this.expect(12);
          }
        }
        this.expect(48);
        this.state.inType = oldInType;
        return this.finishNode(node, "TypeParameterInstantiation");
      }
      flowParseInterfaceType() {
        const node = this.startNode();
        this.expectContextual(130);
        node.extends = [];
        if (this.eat(81)) {
          do {
            node.extends.push(this.flowParseInterfaceExtends());
          } while (this.eat(12));
        }
        node.body = this.flowParseObjectType({
          allowStatic: false,
          allowExact: false,
          allowSpread: false,
          allowProto: false,
          allowInexact: false
        });
        return this.finishNode(node, "InterfaceTypeAnnotation");
      }
      flowParseObjectPropertyKey() {
        return this.match(136) || this.match(135) ? super.parseExprAtom() : this.parseIdentifier(true);
      }
      flowParseObjectTypeIndexer(node, isStatic, variance) {
        node.static = isStatic;
        if (this.lookahead().type === 14) {
          node.id = this.flowParseObjectPropertyKey();
          node.key = this.flowParseTypeInitialiser();
        } else {
          node.id = null;
          node.key = this.flowParseType();
        }
        this.expect(3);
        node.value = this.flowParseTypeInitialiser();
        node.variance = variance;
        return this.finishNode(node, "ObjectTypeIndexer");
      }
      flowParseObjectTypeInternalSlot(node, isStatic) {
        node.static = isStatic;
        node.id = this.flowParseObjectPropertyKey();
        this.expect(3);
        this.expect(3);
        if (this.match(47) || this.match(10)) {
          node.method = true;
          node.optional = false;
          node.value = this.flowParseObjectTypeMethodish(this.startNodeAt(node.loc.start));
        } else {
          node.method = false;
          if (this.eat(17)) {
            node.optional = true;
          }
          node.value = this.flowParseTypeInitialiser();
        }
        return this.finishNode(node, "ObjectTypeInternalSlot");
      }
      flowParseObjectTypeMethodish(node) {
        node.params = [];
        node.rest = null;
        node.typeParameters = null;
        node.this = null;
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        }
        this.expect(10);
        if (this.match(78)) {
          node.this = this.flowParseFunctionTypeParam(true);
          node.this.name = null;
          if (!this.match(11)) {
            this.expect(12);
          }
        }
        while (!this.match(11) && !this.match(21)) {
          node.params.push(this.flowParseFunctionTypeParam(false));
          if (!this.match(11)) {
            this.expect(12);
          }
        }
        if (this.eat(21)) {
          node.rest = this.flowParseFunctionTypeParam(false);
        }
        this.expect(11);
        node.returnType = this.flowParseTypeInitialiser();
        return this.finishNode(node, "FunctionTypeAnnotation");
      }
      flowParseObjectTypeCallProperty(node, isStatic) {
        const valueNode = this.startNode();
        node.static = isStatic;
        node.value = this.flowParseObjectTypeMethodish(valueNode);
        return this.finishNode(node, "ObjectTypeCallProperty");
      }
      flowParseObjectType({
        allowStatic,
        allowExact,
        allowSpread,
        allowProto,
        allowInexact
      }) {
        const oldInType = this.state.inType;
        this.state.inType = true;
        const nodeStart = this.startNode();
        nodeStart.callProperties = [];
        nodeStart.properties = [];
        nodeStart.indexers = [];
        nodeStart.internalSlots = [];
        let endDelim;
        let exact2;
        let inexact = false;
        if (allowExact && this.match(6)) {
          this.expect(6);
          endDelim = 9;
          exact2 = true;
        } else {
          this.expect(5);
          endDelim = 8;
          exact2 = false;
        }
        nodeStart.exact = exact2;
        while (!this.match(endDelim)) {
          let isStatic = false;
          let protoStartLoc = null;
          let inexactStartLoc = null;
          const node = this.startNode();
          if (allowProto && this.isContextual(119)) {
            const lookahead = this.lookahead();
            if (lookahead.type !== 14 && lookahead.type !== 17) {
              this.next();
              protoStartLoc = this.state.startLoc;
              allowStatic = false;
            }
          }
          if (allowStatic && this.isContextual(107)) {
            const lookahead = this.lookahead();
            if (lookahead.type !== 14 && lookahead.type !== 17) {
              this.next();
              isStatic = true;
            }
          }
          const variance = this.flowParseVariance();
          if (this.eat(0)) {
            if (protoStartLoc != null) {
              this.unexpected(protoStartLoc);
            }
            if (this.eat(0)) {
              if (variance) {
                this.unexpected(variance.loc.start);
              }
              nodeStart.internalSlots.push(this.flowParseObjectTypeInternalSlot(node, isStatic));
            } else {
              nodeStart.indexers.push(this.flowParseObjectTypeIndexer(node, isStatic, variance));
            }
          } else if (this.match(10) || this.match(47)) {
            if (protoStartLoc != null) {
              this.unexpected(protoStartLoc);
            }
            if (variance) {
              this.unexpected(variance.loc.start);
            }
            nodeStart.callProperties.push(this.flowParseObjectTypeCallProperty(node, isStatic));
          } else {
            let kind = "init";
            if (this.isContextual(100) || this.isContextual(105)) {
              const lookahead = this.lookahead();
              if (tokenIsLiteralPropertyName(lookahead.type)) {
                kind = this.state.value;
                this.next();
              }
            }
            const propOrInexact = this.flowParseObjectTypeProperty(node, isStatic, protoStartLoc, variance, kind, allowSpread, allowInexact != null ? allowInexact : !exact2);
            if (propOrInexact === null) {
              inexact = true;
              inexactStartLoc = this.state.lastTokStartLoc;
            } else {
              nodeStart.properties.push(propOrInexact);
            }
          }
          this.flowObjectTypeSemicolon();
          if (inexactStartLoc && !this.match(8) && !this.match(9)) {
            this.raise(FlowErrors.UnexpectedExplicitInexactInObject, inexactStartLoc);
          }
        }
        this.expect(endDelim);
        if (allowSpread) {
          nodeStart.inexact = inexact;
        }
        const out = this.finishNode(nodeStart, "ObjectTypeAnnotation");
        this.state.inType = oldInType;
        return out;
      }
      flowParseObjectTypeProperty(node, isStatic, protoStartLoc, variance, kind, allowSpread, allowInexact) {
        if (this.eat(21)) {
          const isInexactToken = this.match(12) || this.match(13) || this.match(8) || this.match(9);
          if (isInexactToken) {
            if (!allowSpread) {
              this.raise(FlowErrors.InexactInsideNonObject, this.state.lastTokStartLoc);
            } else if (!allowInexact) {
              this.raise(FlowErrors.InexactInsideExact, this.state.lastTokStartLoc);
            }
            if (variance) {
              this.raise(FlowErrors.InexactVariance, variance);
            }
            return null;
          }
          if (!allowSpread) {
            this.raise(FlowErrors.UnexpectedSpreadType, this.state.lastTokStartLoc);
          }
          if (protoStartLoc != null) {
            this.unexpected(protoStartLoc);
          }
          if (variance) {
            this.raise(FlowErrors.SpreadVariance, variance);
          }
          node.argument = this.flowParseType();
          return this.finishNode(node, "ObjectTypeSpreadProperty");
        } else {
          node.key = this.flowParseObjectPropertyKey();
          node.static = isStatic;
          node.proto = protoStartLoc != null;
          node.kind = kind;
          let optional2 = false;
          if (this.match(47) || this.match(10)) {
            node.method = true;
            if (protoStartLoc != null) {
              this.unexpected(protoStartLoc);
            }
            if (variance) {
              this.unexpected(variance.loc.start);
            }
            node.value = this.flowParseObjectTypeMethodish(this.startNodeAt(node.loc.start));
            if (kind === "get" || kind === "set") {
              this.flowCheckGetterSetterParams(node);
            }
            if (!allowSpread && node.key.name === "constructor" && node.value.this) {
              this.raise(FlowErrors.ThisParamBannedInConstructor, node.value.this);
            }
          } else {
            if (kind !== "init") this.unexpected();
            node.method = false;
            if (this.eat(17)) {
              optional2 = true;
            }
            node.value = this.flowParseTypeInitialiser();
            node.variance = variance;
          }
          node.optional = optional2;
          return this.finishNode(node, "ObjectTypeProperty");
        }
      }
      flowCheckGetterSetterParams(property) {
        const paramCount = property.kind === "get" ? 0 : 1;
        const length = property.value.params.length + (property.value.rest ? 1 : 0);
        if (property.value.this) {
          this.raise(property.kind === "get" ? FlowErrors.GetterMayNotHaveThisParam : FlowErrors.SetterMayNotHaveThisParam, property.value.this);
        }
        if (length !== paramCount) {
          this.raise(property.kind === "get" ? Errors.BadGetterArity : Errors.BadSetterArity, property);
        }
        if (property.kind === "set" && property.value.rest) {
          this.raise(Errors.BadSetterRestParameter, property);
        }
      }
      flowObjectTypeSemicolon() {
        if (!this.eat(13) && !this.eat(12) && !this.match(8) && !this.match(9)) {
          this.unexpected();
        }
      }
      flowParseQualifiedTypeIdentifier(startLoc, id) {
        startLoc != null ? startLoc : startLoc = this.state.startLoc;
        let node = id || this.flowParseRestrictedIdentifier(true);
        while (this.eat(16)) {
          const node2 = this.startNodeAt(startLoc);
          node2.qualification = node;
          node2.id = this.flowParseRestrictedIdentifier(true);
          node = this.finishNode(node2, "QualifiedTypeIdentifier");
        }
        return node;
      }
      flowParseGenericType(startLoc, id) {
        const node = this.startNodeAt(startLoc);
        node.typeParameters = null;
        node.id = this.flowParseQualifiedTypeIdentifier(startLoc, id);
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterInstantiation();
        }
        return this.finishNode(node, "GenericTypeAnnotation");
      }
      flowParseTypeofType() {
        const node = this.startNode();
        this.expect(87);
        node.argument = this.flowParsePrimaryType();
        return this.finishNode(node, "TypeofTypeAnnotation");
      }
      flowParseTupleType() {
        const node = this.startNode();
        node.types = [];
        this.expect(0);
        while (this.state.pos < this.length && !this.match(3)) {
          node.types.push(this.flowParseType());
          if (this.match(3)) break;
          this.expect(12);
        }
        this.expect(3);
        return this.finishNode(node, "TupleTypeAnnotation");
      }
      flowParseFunctionTypeParam(first3) {
        let name = null;
        let optional2 = false;
        let typeAnnotation = null;
        const node = this.startNode();
        const lh = this.lookahead();
        const isThis = this.state.type === 78;
        if (lh.type === 14 || lh.type === 17) {
          if (isThis && !first3) {
            this.raise(FlowErrors.ThisParamMustBeFirst, node);
          }
          name = this.parseIdentifier(isThis);
          if (this.eat(17)) {
            optional2 = true;
            if (isThis) {
              this.raise(FlowErrors.ThisParamMayNotBeOptional, node);
            }
          }
          typeAnnotation = this.flowParseTypeInitialiser();
        } else {
          typeAnnotation = this.flowParseType();
        }
        node.name = name;
        node.optional = optional2;
        node.typeAnnotation = typeAnnotation;
        return this.finishNode(node, "FunctionTypeParam");
      }
      reinterpretTypeAsFunctionTypeParam(type) {
        const node = this.startNodeAt(type.loc.start);
        node.name = null;
        node.optional = false;
        node.typeAnnotation = type;
        return this.finishNode(node, "FunctionTypeParam");
      }
      flowParseFunctionTypeParams(params = []) {
        let rest = null;
        let _this = null;
        if (this.match(78)) {
          _this = this.flowParseFunctionTypeParam(true);
          _this.name = null;
          if (!this.match(11)) {
            this.expect(12);
          }
        }
        while (!this.match(11) && !this.match(21)) {
          params.push(this.flowParseFunctionTypeParam(false));
          if (!this.match(11)) {
            this.expect(12);
          }
        }
        if (this.eat(21)) {
          rest = this.flowParseFunctionTypeParam(false);
        }
        return {
          params,
          rest,
          _this
        };
      }
      flowIdentToTypeAnnotation(startLoc, node, id) {
        switch (id.name) {
          case "any":
            return this.finishNode(node, "AnyTypeAnnotation");
          case "bool":
          case "boolean":
            return this.finishNode(node, "BooleanTypeAnnotation");
          case "mixed":
            return this.finishNode(node, "MixedTypeAnnotation");
          case "empty":
            return this.finishNode(node, "EmptyTypeAnnotation");
          case "number":
            return this.finishNode(node, "NumberTypeAnnotation");
          case "string":
            return this.finishNode(node, "StringTypeAnnotation");
          case "symbol":
            return this.finishNode(node, "SymbolTypeAnnotation");
          default:
            this.checkNotUnderscore(id.name);
            return this.flowParseGenericType(startLoc, id);
        }
      }
      flowParsePrimaryType() {
        const startLoc = this.state.startLoc;
        const node = this.startNode();
        let tmp;
        let type;
        let isGroupedType = false;
        const oldNoAnonFunctionType = this.state.noAnonFunctionType;
        switch (this.state.type) {
          case 5:
            return this.flowParseObjectType({
              allowStatic: false,
              allowExact: false,
              allowSpread: true,
              allowProto: false,
              allowInexact: true
            });
          case 6:
            return this.flowParseObjectType({
              allowStatic: false,
              allowExact: true,
              allowSpread: true,
              allowProto: false,
              allowInexact: false
            });
          case 0:
            this.state.noAnonFunctionType = false;
            type = this.flowParseTupleType();
            this.state.noAnonFunctionType = oldNoAnonFunctionType;
            return type;
          case 47: {
            const node2 = this.startNode();
            node2.typeParameters = this.flowParseTypeParameterDeclaration();
            this.expect(10);
            tmp = this.flowParseFunctionTypeParams();
            node2.params = tmp.params;
            node2.rest = tmp.rest;
            node2.this = tmp._this;
            this.expect(11);
            this.expect(19);
            node2.returnType = this.flowParseType();
            return this.finishNode(node2, "FunctionTypeAnnotation");
          }
          case 10: {
            const node2 = this.startNode();
            this.next();
            if (!this.match(11) && !this.match(21)) {
              if (tokenIsIdentifier(this.state.type) || this.match(78)) {
                const token = this.lookahead().type;
                isGroupedType = token !== 17 && token !== 14;
              } else {
                isGroupedType = true;
              }
            }
            if (isGroupedType) {
              this.state.noAnonFunctionType = false;
              type = this.flowParseType();
              this.state.noAnonFunctionType = oldNoAnonFunctionType;
              if (this.state.noAnonFunctionType || !(this.match(12) || this.match(11) && this.lookahead().type === 19)) {
                this.expect(11);
                return type;
              } else {
                this.eat(12);
              }
            }
            if (type) {
              tmp = this.flowParseFunctionTypeParams([this.reinterpretTypeAsFunctionTypeParam(type)]);
            } else {
              tmp = this.flowParseFunctionTypeParams();
            }
            node2.params = tmp.params;
            node2.rest = tmp.rest;
            node2.this = tmp._this;
            this.expect(11);
            this.expect(19);
            node2.returnType = this.flowParseType();
            node2.typeParameters = null;
            return this.finishNode(node2, "FunctionTypeAnnotation");
          }
          case 135:
            return this.parseLiteral(this.state.value, "StringLiteralTypeAnnotation");
          case 85:
          case 86:
            node.value = this.match(85);
            this.next();
            return this.finishNode(node, "BooleanLiteralTypeAnnotation");
          case 53:
            if (this.state.value === "-") {
              this.next();
              if (this.match(136)) {
                return this.parseLiteralAtNode(-this.state.value, "NumberLiteralTypeAnnotation", node);
              }
              if (this.match(137)) {
                return this.parseLiteralAtNode(-this.state.value, "BigIntLiteralTypeAnnotation", node);
              }
              throw this.raise(FlowErrors.UnexpectedSubtractionOperand, this.state.startLoc);
            }
            throw this.unexpected();
          case 136:
            return this.parseLiteral(this.state.value, "NumberLiteralTypeAnnotation");
          case 137:
            return this.parseLiteral(this.state.value, "BigIntLiteralTypeAnnotation");
          case 88:
            this.next();
            return this.finishNode(node, "VoidTypeAnnotation");
          case 84:
            this.next();
            return this.finishNode(node, "NullLiteralTypeAnnotation");
          case 78:
            this.next();
            return this.finishNode(node, "ThisTypeAnnotation");
          case 55:
            this.next();
            return this.finishNode(node, "ExistsTypeAnnotation");
          case 87:
            return this.flowParseTypeofType();
          default:
            if (tokenIsKeyword(this.state.type)) {
              const label = tokenLabelName(this.state.type);
              this.next();
              return super.createIdentifier(node, label);
            } else if (tokenIsIdentifier(this.state.type)) {
              if (this.isContextual(130)) {
                return this.flowParseInterfaceType();
              }
              return this.flowIdentToTypeAnnotation(startLoc, node, this.parseIdentifier());
            }
        }
        throw this.unexpected();
      }
      flowParsePostfixType() {
        const startLoc = this.state.startLoc;
        let type = this.flowParsePrimaryType();
        let seenOptionalIndexedAccess = false;
        while ((this.match(0) || this.match(18)) && !this.canInsertSemicolon()) {
          const node = this.startNodeAt(startLoc);
          const optional2 = this.eat(18);
          seenOptionalIndexedAccess = seenOptionalIndexedAccess || optional2;
          this.expect(0);
          if (!optional2 && this.match(3)) {
            node.elementType = type;
            this.next();
            type = this.finishNode(node, "ArrayTypeAnnotation");
          } else {
            node.objectType = type;
            node.indexType = this.flowParseType();
            this.expect(3);
            if (seenOptionalIndexedAccess) {
              node.optional = optional2;
              type = this.finishNode(node, "OptionalIndexedAccessType");
            } else {
              type = this.finishNode(node, "IndexedAccessType");
            }
          }
        }
        return type;
      }
      flowParsePrefixType() {
        const node = this.startNode();
        if (this.eat(17)) {
          node.typeAnnotation = this.flowParsePrefixType();
          return this.finishNode(node, "NullableTypeAnnotation");
        } else {
          return this.flowParsePostfixType();
        }
      }
      flowParseAnonFunctionWithoutParens() {
        const param = this.flowParsePrefixType();
        if (!this.state.noAnonFunctionType && this.eat(19)) {
          const node = this.startNodeAt(param.loc.start);
          node.params = [this.reinterpretTypeAsFunctionTypeParam(param)];
          node.rest = null;
          node.this = null;
          node.returnType = this.flowParseType();
          node.typeParameters = null;
          return this.finishNode(node, "FunctionTypeAnnotation");
        }
        return param;
      }
      flowParseIntersectionType() {
        const node = this.startNode();
        this.eat(45);
        const type = this.flowParseAnonFunctionWithoutParens();
        node.types = [type];
        while (this.eat(45)) {
          node.types.push(this.flowParseAnonFunctionWithoutParens());
        }
        return node.types.length === 1 ? type : this.finishNode(node, "IntersectionTypeAnnotation");
      }
      flowParseUnionType() {
        const node = this.startNode();
        this.eat(43);
        const type = this.flowParseIntersectionType();
        node.types = [type];
        while (this.eat(43)) {
          node.types.push(this.flowParseIntersectionType());
        }
        return node.types.length === 1 ? type : this.finishNode(node, "UnionTypeAnnotation");
      }
      flowParseType() {
        const oldInType = this.state.inType;
        this.state.inType = true;
        const type = this.flowParseUnionType();
        this.state.inType = oldInType;
        return type;
      }
      flowParseTypeOrImplicitInstantiation() {
        if (this.state.type === 133 && this.state.value === "_") {
          const startLoc = this.state.startLoc;
          const node = this.parseIdentifier();
          return this.flowParseGenericType(startLoc, node);
        } else {
          return this.flowParseType();
        }
      }
      flowParseTypeAnnotation() {
        const node = this.startNode();
        node.typeAnnotation = this.flowParseTypeInitialiser();
        return this.finishNode(node, "TypeAnnotation");
      }
      flowParseTypeAnnotatableIdentifier() {
        const node = this.startNode();
        const name = this.parseIdentifierName();
        if (this.match(14)) {
          node.typeAnnotation = this.flowParseTypeAnnotation();
        }
        return this.createIdentifier(node, name);
      }
      typeCastToParameter(node) {
        node.expression.typeAnnotation = node.typeAnnotation;
        this.resetEndLocation(node.expression, node.typeAnnotation.loc.end);
        return node.expression;
      }
      flowParseVariance() {
        let variance = null;
        if (this.match(53)) {
          variance = this.startNode();
          if (this.state.value === "+") {
            variance.kind = "plus";
          } else {
            variance.kind = "minus";
          }
          this.next();
          return this.finishNode(variance, "Variance");
        }
        return variance;
      }
      parseFunctionBody(node, allowExpressionBody, isMethod = false) {
        if (allowExpressionBody) {
          this.forwardNoArrowParamsConversionAt(node, () => super.parseFunctionBody(node, true, isMethod));
          return;
        }
        super.parseFunctionBody(node, false, isMethod);
      }
      parseFunctionBodyAndFinish(node, type, isMethod = false) {
        if (this.match(14)) {
          const typeNode = this.startNode();
          [typeNode.typeAnnotation, node.predicate] = this.flowParseTypeAndPredicateInitialiser();
          node.returnType = typeNode.typeAnnotation ? this.finishNode(typeNode, "TypeAnnotation") : null;
        }
        return super.parseFunctionBodyAndFinish(node, type, isMethod);
      }
      parseStatementLike(flags) {
        if (this.state.strict && this.isContextual(130)) {
          const lookahead = this.lookahead();
          if (tokenIsKeywordOrIdentifier(lookahead.type)) {
            const node = this.startNode();
            this.next();
            return this.flowParseInterface(node);
          }
        } else if (this.isContextual(127)) {
          const node = this.startNode();
          this.next();
          return this.flowParseEnumDeclaration(node);
        }
        const stmt = super.parseStatementLike(flags);
        if (this.flowPragma === void 0 && !this.isValidDirective(stmt)) {
          this.flowPragma = null;
        }
        return stmt;
      }
      parseExpressionStatement(node, expr, decorators, flags) {
        if (expr.type === "Identifier") {
          if (expr.name === "declare") {
            if (this.match(80) || tokenIsIdentifier(this.state.type) || this.match(68) || this.match(74) || this.match(82)) {
              return this.flowParseDeclare(node);
            }
          } else if (tokenIsIdentifier(this.state.type)) {
            if (expr.name === "interface") {
              return this.flowParseInterface(node);
            } else if (expr.name === "type") {
              return this.flowParseTypeAlias(node);
            } else if (expr.name === "opaque") {
              return this.flowParseOpaqueType(node, false);
            }
          }
        }
        return super.parseExpressionStatement(node, expr, decorators, flags);
      }
      shouldParseExportDeclaration() {
        const {
          type
        } = this.state;
        if (type === 127 || tokenIsFlowInterfaceOrTypeOrOpaque(type)) {
          return !this.state.containsEsc;
        }
        return super.shouldParseExportDeclaration();
      }
      isExportDefaultSpecifier() {
        const {
          type
        } = this.state;
        if (type === 127 || tokenIsFlowInterfaceOrTypeOrOpaque(type)) {
          return this.state.containsEsc;
        }
        return super.isExportDefaultSpecifier();
      }
      parseExportDefaultExpression() {
        if (this.isContextual(127)) {
          const node = this.startNode();
          this.next();
          return this.flowParseEnumDeclaration(node);
        }
        return super.parseExportDefaultExpression();
      }
      parseConditional(expr, startLoc, refExpressionErrors) {
        if (!this.match(17)) return expr;
        if (this.state.maybeInArrowParameters) {
          const nextCh = this.lookaheadCharCode();
          if (nextCh === 44 || nextCh === 61 || nextCh === 58 || nextCh === 41) {
            this.setOptionalParametersError(refExpressionErrors);
            return expr;
          }
        }
        this.expect(17);
        const state = this.state.clone();
        const node = this.startNodeAt(startLoc);
        let {
          consequent,
          failed
        } = this.tryParseConditionalConsequent();
        let [valid, invalid] = this.getArrowLikeExpressions(consequent);
        if (failed || invalid.length > 0) {
          if (invalid.length > 0) {
            this.state = state;
            for (let i = 0; i < invalid.length; i++) {
              this.noArrowAt.add(this.offsetToSourcePos(invalid[i].start));
            }
            ({
              consequent,
              failed
            } = this.tryParseConditionalConsequent());
            [valid, invalid] = this.getArrowLikeExpressions(consequent);
          }
          if (failed && valid.length > 1) {
            this.raise(FlowErrors.AmbiguousConditionalArrow, state.startLoc);
          }
          if (failed && valid.length === 1) {
            this.state = state;
            this.noArrowAt.add(this.offsetToSourcePos(valid[0].start));
            ({
              consequent,
              failed
            } = this.tryParseConditionalConsequent());
          }
        }
        this.getArrowLikeExpressions(consequent, true);
        this.expect(14);
        node.test = expr;
        node.consequent = consequent;
        node.alternate = this.forwardNoArrowParamsConversionAt(node, () => this.parseMaybeAssign(void 0, void 0));
        return this.finishNode(node, "ConditionalExpression");
      }
      tryParseConditionalConsequent() {
        this.state.noArrowParamsConversionAt.push(this.state.start);
        const consequent = this.parseMaybeAssignAllowIn();
        const failed = !this.match(14);
        this.state.noArrowParamsConversionAt.pop();
        return {
          consequent,
          failed
        };
      }
      getArrowLikeExpressions(node, disallowInvalid) {
        const stack = [node];
        const arrows = [];
        while (stack.length !== 0) {
          const node2 = stack.pop();
          if (node2.type === "ArrowFunctionExpression") {
            if (node2.typeParameters || !node2.returnType) {
              this.finishArrowValidation(node2);
            } else {
              arrows.push(node2);
            }
            if (node2.body.type !== "BlockStatement") {
              stack.push(node2.body);
            }
          } else if (node2.type === "ConditionalExpression") {
            stack.push(node2.consequent);
            stack.push(node2.alternate);
          }
        }
        if (disallowInvalid) {
          arrows.forEach((node2) => this.finishArrowValidation(node2));
          return [arrows, []];
        }
        return partition(arrows, (node2) => node2.params.every((param) => this.isAssignable(param, true)));
      }
      finishArrowValidation(node) {
        var _node$extra;
        this.toAssignableList(node.params, (_node$extra = node.extra) == null ? void 0 : _node$extra.trailingCommaLoc, false);
        this.scope.enter(514 | 4);
        super.checkParams(node, false, true);
        this.scope.exit();
      }
      forwardNoArrowParamsConversionAt(node, parse3) {
        let result;
        if (this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(node.start))) {
          this.state.noArrowParamsConversionAt.push(this.state.start);
          result = parse3();
          this.state.noArrowParamsConversionAt.pop();
        } else {
          result = parse3();
        }
        return result;
      }
      parseParenItem(node, startLoc) {
        const newNode = super.parseParenItem(node, startLoc);
        if (this.eat(17)) {
          newNode.optional = true;
          this.resetEndLocation(node);
        }
        if (this.match(14)) {
          const typeCastNode = this.startNodeAt(startLoc);
          typeCastNode.expression = newNode;
          typeCastNode.typeAnnotation = this.flowParseTypeAnnotation();
          return this.finishNode(typeCastNode, "TypeCastExpression");
        }
        return newNode;
      }
      assertModuleNodeAllowed(node) {
        if (node.type === "ImportDeclaration" && (node.importKind === "type" || node.importKind === "typeof") || node.type === "ExportNamedDeclaration" && node.exportKind === "type" || node.type === "ExportAllDeclaration" && node.exportKind === "type") {
          return;
        }
        super.assertModuleNodeAllowed(node);
      }
      parseExportDeclaration(node) {
        if (this.isContextual(131)) {
          node.exportKind = "type";
          const declarationNode = this.startNode();
          this.next();
          if (this.match(5)) {
            node.specifiers = this.parseExportSpecifiers(true);
            super.parseExportFrom(node);
            return null;
          } else {
            return this.flowParseTypeAlias(declarationNode);
          }
        } else if (this.isContextual(132)) {
          node.exportKind = "type";
          const declarationNode = this.startNode();
          this.next();
          return this.flowParseOpaqueType(declarationNode, false);
        } else if (this.isContextual(130)) {
          node.exportKind = "type";
          const declarationNode = this.startNode();
          this.next();
          return this.flowParseInterface(declarationNode);
        } else if (this.isContextual(127)) {
          node.exportKind = "value";
          const declarationNode = this.startNode();
          this.next();
          return this.flowParseEnumDeclaration(declarationNode);
        } else {
          return super.parseExportDeclaration(node);
        }
      }
      eatExportStar(node) {
        if (super.eatExportStar(node)) return true;
        if (this.isContextual(131) && this.lookahead().type === 55) {
          node.exportKind = "type";
          this.next();
          this.next();
          return true;
        }
        return false;
      }
      maybeParseExportNamespaceSpecifier(node) {
        const {
          startLoc
        } = this.state;
        const hasNamespace = super.maybeParseExportNamespaceSpecifier(node);
        if (hasNamespace && node.exportKind === "type") {
          this.unexpected(startLoc);
        }
        return hasNamespace;
      }
      parseClassId(node, isStatement, optionalId) {
        super.parseClassId(node, isStatement, optionalId);
        if (this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        }
      }
      parseClassMember(classBody, member3, state) {
        const {
          startLoc
        } = this.state;
        if (this.isContextual(126)) {
          if (super.parseClassMemberFromModifier(classBody, member3)) {
            return;
          }
          member3.declare = true;
        }
        super.parseClassMember(classBody, member3, state);
        if (member3.declare) {
          if (member3.type !== "ClassProperty" && member3.type !== "ClassPrivateProperty" && member3.type !== "PropertyDefinition") {
            this.raise(FlowErrors.DeclareClassElement, startLoc);
          } else if (member3.value) {
            this.raise(FlowErrors.DeclareClassFieldInitializer, member3.value);
          }
        }
      }
      isIterator(word) {
        return word === "iterator" || word === "asyncIterator";
      }
      readIterator() {
        const word = super.readWord1();
        const fullWord = "@@" + word;
        if (!this.isIterator(word) || !this.state.inType) {
          this.raise(Errors.InvalidIdentifier, this.state.curPosition(), {
            identifierName: fullWord
          });
        }
        this.finishToken(133, fullWord);
      }
      getTokenFromCode(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (code2 === 123 && next2 === 124) {
          this.finishOp(6, 2);
        } else if (this.state.inType && (code2 === 62 || code2 === 60)) {
          this.finishOp(code2 === 62 ? 48 : 47, 1);
        } else if (this.state.inType && code2 === 63) {
          if (next2 === 46) {
            this.finishOp(18, 2);
          } else {
            this.finishOp(17, 1);
          }
        } else if (isIteratorStart(code2, next2, this.input.charCodeAt(this.state.pos + 2))) {
          this.state.pos += 2;
          this.readIterator();
        } else {
          super.getTokenFromCode(code2);
        }
      }
      isAssignable(node, isBinding) {
        if (node.type === "TypeCastExpression") {
          return this.isAssignable(node.expression, isBinding);
        } else {
          return super.isAssignable(node, isBinding);
        }
      }
      toAssignable(node, isLHS = false) {
        if (!isLHS && node.type === "AssignmentExpression" && node.left.type === "TypeCastExpression") {
          node.left = this.typeCastToParameter(node.left);
        }
        super.toAssignable(node, isLHS);
      }
      toAssignableList(exprList, trailingCommaLoc, isLHS) {
        for (let i = 0; i < exprList.length; i++) {
          const expr = exprList[i];
          if ((expr == null ? void 0 : expr.type) === "TypeCastExpression") {
            exprList[i] = this.typeCastToParameter(expr);
          }
        }
        super.toAssignableList(exprList, trailingCommaLoc, isLHS);
      }
      toReferencedList(exprList, isParenthesizedExpr) {
        for (let i = 0; i < exprList.length; i++) {
          var _expr$extra;
          const expr = exprList[i];
          if (expr && expr.type === "TypeCastExpression" && !((_expr$extra = expr.extra) != null && _expr$extra.parenthesized) && (exprList.length > 1 || !isParenthesizedExpr)) {
            this.raise(FlowErrors.TypeCastInPattern, expr.typeAnnotation);
          }
        }
        return exprList;
      }
      parseArrayLike(close, isTuple, refExpressionErrors) {
        const node = super.parseArrayLike(close, isTuple, refExpressionErrors);
        if (refExpressionErrors != null && !this.state.maybeInArrowParameters) {
          this.toReferencedList(node.elements);
        }
        return node;
      }
      isValidLVal(type, disallowCallExpression, isParenthesized, binding) {
        return type === "TypeCastExpression" || super.isValidLVal(type, disallowCallExpression, isParenthesized, binding);
      }
      parseClassProperty(node) {
        if (this.match(14)) {
          node.typeAnnotation = this.flowParseTypeAnnotation();
        }
        return super.parseClassProperty(node);
      }
      parseClassPrivateProperty(node) {
        if (this.match(14)) {
          node.typeAnnotation = this.flowParseTypeAnnotation();
        }
        return super.parseClassPrivateProperty(node);
      }
      isClassMethod() {
        return this.match(47) || super.isClassMethod();
      }
      isClassProperty() {
        return this.match(14) || super.isClassProperty();
      }
      isNonstaticConstructor(method) {
        return !this.match(14) && super.isNonstaticConstructor(method);
      }
      pushClassMethod(classBody, method, isGenerator, isAsync, isConstructor, allowsDirectSuper) {
        if (method.variance) {
          this.unexpected(method.variance.loc.start);
        }
        delete method.variance;
        if (this.match(47)) {
          method.typeParameters = this.flowParseTypeParameterDeclaration();
        }
        super.pushClassMethod(classBody, method, isGenerator, isAsync, isConstructor, allowsDirectSuper);
        if (method.params && isConstructor) {
          const params = method.params;
          if (params.length > 0 && this.isThisParam(params[0])) {
            this.raise(FlowErrors.ThisParamBannedInConstructor, method);
          }
        } else if (method.type === "MethodDefinition" && isConstructor && method.value.params) {
          const params = method.value.params;
          if (params.length > 0 && this.isThisParam(params[0])) {
            this.raise(FlowErrors.ThisParamBannedInConstructor, method);
          }
        }
      }
      pushClassPrivateMethod(classBody, method, isGenerator, isAsync) {
        if (method.variance) {
          this.unexpected(method.variance.loc.start);
        }
        delete method.variance;
        if (this.match(47)) {
          method.typeParameters = this.flowParseTypeParameterDeclaration();
        }
        super.pushClassPrivateMethod(classBody, method, isGenerator, isAsync);
      }
      parseClassSuper(node) {
        super.parseClassSuper(node);
        if (node.superClass && (this.match(47) || this.match(51))) {
          node.superTypeParameters = this.flowParseTypeParameterInstantiationInExpression();
        }
        if (this.isContextual(114)) {
          this.next();
          const implemented = node.implements = [];
          do {
            const node2 = this.startNode();
            node2.id = this.flowParseRestrictedIdentifier(true);
            if (this.match(47)) {
              node2.typeParameters = this.flowParseTypeParameterInstantiation();
            } else {
              node2.typeParameters = null;
            }
            implemented.push(this.finishNode(node2, "ClassImplements"));
          } while (this.eat(12));
        }
      }
      checkGetterSetterParams(method) {
        super.checkGetterSetterParams(method);
        const params = this.getObjectOrClassMethodParams(method);
        if (params.length > 0) {
          const param = params[0];
          if (this.isThisParam(param) && method.kind === "get") {
            this.raise(FlowErrors.GetterMayNotHaveThisParam, param);
          } else if (this.isThisParam(param)) {
            this.raise(FlowErrors.SetterMayNotHaveThisParam, param);
          }
        }
      }
      parsePropertyNamePrefixOperator(node) {
        node.variance = this.flowParseVariance();
      }
      parseObjPropValue(prop, startLoc, isGenerator, isAsync, isPattern, isAccessor, refExpressionErrors) {
        if (prop.variance) {
          this.unexpected(prop.variance.loc.start);
        }
        delete prop.variance;
        let typeParameters;
        if (this.match(47) && !isAccessor) {
          typeParameters = this.flowParseTypeParameterDeclaration();
          if (!this.match(10)) this.unexpected();
        }
        const result = super.parseObjPropValue(prop, startLoc, isGenerator, isAsync, isPattern, isAccessor, refExpressionErrors);
        if (typeParameters) {
          (result.value || result).typeParameters = typeParameters;
        }
        return result;
      }
      parseFunctionParamType(param) {
        if (this.eat(17)) {
          if (param.type !== "Identifier") {
            this.raise(FlowErrors.PatternIsOptional, param);
          }
          if (this.isThisParam(param)) {
            this.raise(FlowErrors.ThisParamMayNotBeOptional, param);
          }
          param.optional = true;
        }
        if (this.match(14)) {
          param.typeAnnotation = this.flowParseTypeAnnotation();
        } else if (this.isThisParam(param)) {
          this.raise(FlowErrors.ThisParamAnnotationRequired, param);
        }
        if (this.match(29) && this.isThisParam(param)) {
          this.raise(FlowErrors.ThisParamNoDefault, param);
        }
        this.resetEndLocation(param);
        return param;
      }
      parseMaybeDefault(startLoc, left) {
        const node = super.parseMaybeDefault(startLoc, left);
        if (node.type === "AssignmentPattern" && node.typeAnnotation && node.right.start < node.typeAnnotation.start) {
          this.raise(FlowErrors.TypeBeforeInitializer, node.typeAnnotation);
        }
        return node;
      }
      checkImportReflection(node) {
        super.checkImportReflection(node);
        if (node.module && node.importKind !== "value") {
          this.raise(FlowErrors.ImportReflectionHasImportType, node.specifiers[0].loc.start);
        }
      }
      parseImportSpecifierLocal(node, specifier, type) {
        specifier.local = hasTypeImportKind(node) ? this.flowParseRestrictedIdentifier(true, true) : this.parseIdentifier();
        node.specifiers.push(this.finishImportSpecifier(specifier, type));
      }
      isPotentialImportPhase(isExport) {
        if (super.isPotentialImportPhase(isExport)) return true;
        if (this.isContextual(131)) {
          if (!isExport) return true;
          const ch = this.lookaheadCharCode();
          return ch === 123 || ch === 42;
        }
        return !isExport && this.isContextual(87);
      }
      applyImportPhase(node, isExport, phase, loc) {
        super.applyImportPhase(node, isExport, phase, loc);
        if (isExport) {
          if (!phase && this.match(65)) {
            return;
          }
          node.exportKind = phase === "type" ? phase : "value";
        } else {
          if (phase === "type" && this.match(55)) this.unexpected();
          node.importKind = phase === "type" || phase === "typeof" ? phase : "value";
        }
      }
      parseImportSpecifier(specifier, importedIsString, isInTypeOnlyImport, isMaybeTypeOnly, bindingType) {
        const firstIdent = specifier.imported;
        let specifierTypeKind = null;
        if (firstIdent.type === "Identifier") {
          if (firstIdent.name === "type") {
            specifierTypeKind = "type";
          } else if (firstIdent.name === "typeof") {
            specifierTypeKind = "typeof";
          }
        }
        let isBinding = false;
        if (this.isContextual(94) && !this.isLookaheadContextual("as")) {
          const as_ident = this.parseIdentifier(true);
          if (specifierTypeKind !== null && !tokenIsKeywordOrIdentifier(this.state.type)) {
            specifier.imported = as_ident;
            specifier.importKind = specifierTypeKind;
            specifier.local = this.cloneIdentifier(as_ident);
          } else {
            specifier.imported = firstIdent;
            specifier.importKind = null;
            specifier.local = this.parseIdentifier();
          }
        } else {
          if (specifierTypeKind !== null && tokenIsKeywordOrIdentifier(this.state.type)) {
            specifier.imported = this.parseIdentifier(true);
            specifier.importKind = specifierTypeKind;
          } else {
            if (importedIsString) {
              throw this.raise(Errors.ImportBindingIsString, specifier, {
                importName: firstIdent.value
              });
            }
            specifier.imported = firstIdent;
            specifier.importKind = null;
          }
          if (this.eatContextual(94)) {
            specifier.local = this.parseIdentifier();
          } else {
            isBinding = true;
            specifier.local = this.cloneIdentifier(specifier.imported);
          }
        }
        const specifierIsTypeImport = hasTypeImportKind(specifier);
        if (isInTypeOnlyImport && specifierIsTypeImport) {
          this.raise(FlowErrors.ImportTypeShorthandOnlyInPureImport, specifier);
        }
        if (isInTypeOnlyImport || specifierIsTypeImport) {
          this.checkReservedType(specifier.local.name, specifier.local.loc.start, true);
        }
        if (isBinding && !isInTypeOnlyImport && !specifierIsTypeImport) {
          this.checkReservedWord(specifier.local.name, specifier.loc.start, true, true);
        }
        return this.finishImportSpecifier(specifier, "ImportSpecifier");
      }
      parseBindingAtom() {
        switch (this.state.type) {
          case 78:
            return this.parseIdentifier(true);
          default:
            return super.parseBindingAtom();
        }
      }
      parseFunctionParams(node, isConstructor) {
        const kind = node.kind;
        if (kind !== "get" && kind !== "set" && this.match(47)) {
          node.typeParameters = this.flowParseTypeParameterDeclaration();
        }
        super.parseFunctionParams(node, isConstructor);
      }
      parseVarId(decl, kind) {
        super.parseVarId(decl, kind);
        if (this.match(14)) {
          decl.id.typeAnnotation = this.flowParseTypeAnnotation();
          this.resetEndLocation(decl.id);
        }
      }
      parseAsyncArrowFromCallExpression(node, call) {
        if (this.match(14)) {
          const oldNoAnonFunctionType = this.state.noAnonFunctionType;
          this.state.noAnonFunctionType = true;
          node.returnType = this.flowParseTypeAnnotation();
          this.state.noAnonFunctionType = oldNoAnonFunctionType;
        }
        return super.parseAsyncArrowFromCallExpression(node, call);
      }
      parseAsyncArrowHead(startLoc) {
        return this.match(14) ? this.startNodeAt(startLoc) : super.parseAsyncArrowHead(startLoc);
      }
      parseMaybeAssign(refExpressionErrors, afterLeftParse) {
        var _jsx;
        let state = null;
        let jsx2;
        if (this.hasPlugin("jsx") && (this.match(144) || this.match(47))) {
          state = this.state.clone();
          jsx2 = this.tryParse(() => super.parseMaybeAssign(refExpressionErrors, afterLeftParse), state);
          if (!jsx2.error) return jsx2.node;
          const {
            context
          } = this.state;
          const currentContext = context[context.length - 1];
          if (currentContext === types.j_oTag || currentContext === types.j_expr) {
            context.pop();
          }
        }
        if ((_jsx = jsx2) != null && _jsx.error || this.match(47)) {
          var _jsx2, _jsx3;
          state = state || this.state.clone();
          let typeParameters;
          const arrow = this.tryParse((abort) => {
            var _arrowExpression$extr;
            typeParameters = this.flowParseTypeParameterDeclaration();
            const arrowExpression2 = this.forwardNoArrowParamsConversionAt(typeParameters, () => {
              const result = super.parseMaybeAssign(refExpressionErrors, afterLeftParse);
              this.resetStartLocationFromNode(result, typeParameters);
              return result;
            });
            if ((_arrowExpression$extr = arrowExpression2.extra) != null && _arrowExpression$extr.parenthesized) abort();
            const expr = this.maybeUnwrapTypeCastExpression(arrowExpression2);
            if (expr.type !== "ArrowFunctionExpression") abort();
            expr.typeParameters = typeParameters;
            this.resetStartLocationFromNode(expr, typeParameters);
            return arrowExpression2;
          }, state);
          let arrowExpression = null;
          if (arrow.node && this.maybeUnwrapTypeCastExpression(arrow.node).type === "ArrowFunctionExpression") {
            if (!arrow.error && !arrow.aborted) {
              if (arrow.node.async) {
                this.raise(FlowErrors.UnexpectedTypeParameterBeforeAsyncArrowFunction, typeParameters);
              }
              return arrow.node;
            }
            arrowExpression = arrow.node;
          }
          if ((_jsx2 = jsx2) != null && _jsx2.node) {
            this.state = jsx2.failState;
            return jsx2.node;
          }
          if (arrowExpression) {
            this.state = arrow.failState;
            return arrowExpression;
          }
          if ((_jsx3 = jsx2) != null && _jsx3.thrown) throw jsx2.error;
          if (arrow.thrown) throw arrow.error;
          throw this.raise(FlowErrors.UnexpectedTokenAfterTypeParameter, typeParameters);
        }
        return super.parseMaybeAssign(refExpressionErrors, afterLeftParse);
      }
      parseArrow(node) {
        if (this.match(14)) {
          const result = this.tryParse(() => {
            const oldNoAnonFunctionType = this.state.noAnonFunctionType;
            this.state.noAnonFunctionType = true;
            const typeNode = this.startNode();
            [typeNode.typeAnnotation, node.predicate] = this.flowParseTypeAndPredicateInitialiser();
            this.state.noAnonFunctionType = oldNoAnonFunctionType;
            if (this.canInsertSemicolon()) this.unexpected();
            if (!this.match(19)) this.unexpected();
            return typeNode;
          });
          if (result.thrown) return null;
          if (result.error) this.state = result.failState;
          node.returnType = result.node.typeAnnotation ? this.finishNode(result.node, "TypeAnnotation") : null;
        }
        return super.parseArrow(node);
      }
      shouldParseArrow(params) {
        return this.match(14) || super.shouldParseArrow(params);
      }
      setArrowFunctionParameters(node, params) {
        if (this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(node.start))) {
          node.params = params;
        } else {
          super.setArrowFunctionParameters(node, params);
        }
      }
      checkParams(node, allowDuplicates, isArrowFunction, strictModeChanged = true) {
        if (isArrowFunction && this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(node.start))) {
          return;
        }
        for (let i = 0; i < node.params.length; i++) {
          if (this.isThisParam(node.params[i]) && i > 0) {
            this.raise(FlowErrors.ThisParamMustBeFirst, node.params[i]);
          }
        }
        super.checkParams(node, allowDuplicates, isArrowFunction, strictModeChanged);
      }
      parseParenAndDistinguishExpression(canBeArrow) {
        return super.parseParenAndDistinguishExpression(canBeArrow && !this.noArrowAt.has(this.state.start));
      }
      parseSubscripts(base2, startLoc, noCalls) {
        if (base2.type === "Identifier" && base2.name === "async" && this.noArrowAt.has(this.offsetToSourcePos(startLoc.index))) {
          this.next();
          const node = this.startNodeAt(startLoc);
          node.callee = base2;
          node.arguments = super.parseCallExpressionArguments();
          base2 = this.finishNode(node, "CallExpression");
        } else if (this.match(47) && this.atPossibleAsyncArrow(base2)) {
          const state = this.state.clone();
          const arrow = this.tryParse((abort) => this.parseAsyncArrowWithTypeParameters(startLoc) || abort(), state);
          if (!arrow.error && !arrow.aborted) return arrow.node;
          const result = this.tryParse(() => super.parseSubscripts(base2, startLoc, noCalls), state);
          if (result.node && !result.error) return result.node;
          if (arrow.node) {
            this.state = arrow.failState;
            return arrow.node;
          }
          if (result.node) {
            this.state = result.failState;
            return result.node;
          }
          throw arrow.error || result.error;
        }
        return super.parseSubscripts(base2, startLoc, noCalls);
      }
      parseSubscript(base2, startLoc, noCalls, subscriptState) {
        if (this.match(18) && this.isLookaheadToken_lt()) {
          subscriptState.optionalChainMember = true;
          if (noCalls) {
            subscriptState.stop = true;
            return base2;
          }
          this.next();
          const node = this.startNodeAt(startLoc);
          node.callee = base2;
          node.typeArguments = this.flowParseTypeParameterInstantiationInExpression();
          this.expect(10);
          node.arguments = this.parseCallExpressionArguments();
          node.optional = true;
          return this.finishCallExpression(node, true);
        } else if (!noCalls && this.shouldParseTypes() && (this.match(47) || this.match(51))) {
          const node = this.startNodeAt(startLoc);
          node.callee = base2;
          const result = this.tryParse(() => {
            node.typeArguments = this.flowParseTypeParameterInstantiationCallOrNew();
            this.expect(10);
            node.arguments = super.parseCallExpressionArguments();
            if (subscriptState.optionalChainMember) {
              node.optional = false;
            }
            return this.finishCallExpression(node, subscriptState.optionalChainMember);
          });
          if (result.node) {
            if (result.error) this.state = result.failState;
            return result.node;
          }
        }
        return super.parseSubscript(base2, startLoc, noCalls, subscriptState);
      }
      parseNewCallee(node) {
        super.parseNewCallee(node);
        let targs = null;
        if (this.shouldParseTypes() && this.match(47)) {
          targs = this.tryParse(() => this.flowParseTypeParameterInstantiationCallOrNew()).node;
        }
        node.typeArguments = targs;
      }
      parseAsyncArrowWithTypeParameters(startLoc) {
        const node = this.startNodeAt(startLoc);
        this.parseFunctionParams(node, false);
        if (!this.parseArrow(node)) return;
        return super.parseArrowExpression(node, void 0, true);
      }
      readToken_mult_modulo(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (code2 === 42 && next2 === 47 && this.state.hasFlowComment) {
          this.state.hasFlowComment = false;
          this.state.pos += 2;
          this.nextToken();
          return;
        }
        super.readToken_mult_modulo(code2);
      }
      readToken_pipe_amp(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (code2 === 124 && next2 === 125) {
          this.finishOp(9, 2);
          return;
        }
        super.readToken_pipe_amp(code2);
      }
      parseTopLevel(file, program) {
        const fileNode = super.parseTopLevel(file, program);
        if (this.state.hasFlowComment) {
          this.raise(FlowErrors.UnterminatedFlowComment, this.state.curPosition());
        }
        return fileNode;
      }
      skipBlockComment() {
        if (this.hasPlugin("flowComments") && this.skipFlowComment()) {
          if (this.state.hasFlowComment) {
            throw this.raise(FlowErrors.NestedFlowComment, this.state.startLoc);
          }
          this.hasFlowCommentCompletion();
          const commentSkip = this.skipFlowComment();
          if (commentSkip) {
            this.state.pos += commentSkip;
            this.state.hasFlowComment = true;
          }
          return;
        }
        return super.skipBlockComment(this.state.hasFlowComment ? "*-/" : "*/");
      }
      skipFlowComment() {
        const {
          pos
        } = this.state;
        let shiftToFirstNonWhiteSpace = 2;
        while ([32, 9].includes(this.input.charCodeAt(pos + shiftToFirstNonWhiteSpace))) {
          shiftToFirstNonWhiteSpace++;
        }
        const ch2 = this.input.charCodeAt(shiftToFirstNonWhiteSpace + pos);
        const ch3 = this.input.charCodeAt(shiftToFirstNonWhiteSpace + pos + 1);
        if (ch2 === 58 && ch3 === 58) {
          return shiftToFirstNonWhiteSpace + 2;
        }
        if (this.input.slice(shiftToFirstNonWhiteSpace + pos, shiftToFirstNonWhiteSpace + pos + 12) === "flow-include") {
          return shiftToFirstNonWhiteSpace + 12;
        }
        if (ch2 === 58 && ch3 !== 58) {
          return shiftToFirstNonWhiteSpace;
        }
        return false;
      }
      hasFlowCommentCompletion() {
        const end = this.input.indexOf("*/", this.state.pos);
        if (end === -1) {
          throw this.raise(Errors.UnterminatedComment, this.state.curPosition());
        }
      }
      flowEnumErrorBooleanMemberNotInitialized(loc, {
        enumName,
        memberName
      }) {
        this.raise(FlowErrors.EnumBooleanMemberNotInitialized, loc, {
          memberName,
          enumName
        });
      }
      flowEnumErrorInvalidMemberInitializer(loc, enumContext) {
        return this.raise(!enumContext.explicitType ? FlowErrors.EnumInvalidMemberInitializerUnknownType : enumContext.explicitType === "symbol" ? FlowErrors.EnumInvalidMemberInitializerSymbolType : FlowErrors.EnumInvalidMemberInitializerPrimaryType, loc, enumContext);
      }
      flowEnumErrorNumberMemberNotInitialized(loc, details) {
        this.raise(FlowErrors.EnumNumberMemberNotInitialized, loc, details);
      }
      flowEnumErrorStringMemberInconsistentlyInitialized(node, details) {
        this.raise(FlowErrors.EnumStringMemberInconsistentlyInitialized, node, details);
      }
      flowEnumMemberInit() {
        const startLoc = this.state.startLoc;
        const endOfInit = () => this.match(12) || this.match(8);
        switch (this.state.type) {
          case 136: {
            const literal2 = this.parseNumericLiteral(this.state.value);
            if (endOfInit()) {
              return {
                type: "number",
                loc: literal2.loc.start,
                value: literal2
              };
            }
            return {
              type: "invalid",
              loc: startLoc
            };
          }
          case 135: {
            const literal2 = this.parseStringLiteral(this.state.value);
            if (endOfInit()) {
              return {
                type: "string",
                loc: literal2.loc.start,
                value: literal2
              };
            }
            return {
              type: "invalid",
              loc: startLoc
            };
          }
          case 85:
          case 86: {
            const literal2 = this.parseBooleanLiteral(this.match(85));
            if (endOfInit()) {
              return {
                type: "boolean",
                loc: literal2.loc.start,
                value: literal2
              };
            }
            return {
              type: "invalid",
              loc: startLoc
            };
          }
          default:
            return {
              type: "invalid",
              loc: startLoc
            };
        }
      }
      flowEnumMemberRaw() {
        const loc = this.state.startLoc;
        const id = this.parseIdentifier(true);
        const init = this.eat(29) ? this.flowEnumMemberInit() : {
          type: "none",
          loc
        };
        return {
          id,
          init
        };
      }
      flowEnumCheckExplicitTypeMismatch(loc, context, expectedType) {
        const {
          explicitType
        } = context;
        if (explicitType === null) {
          return;
        }
        if (explicitType !== expectedType) {
          this.flowEnumErrorInvalidMemberInitializer(loc, context);
        }
      }
      flowEnumMembers({
        enumName,
        explicitType
      }) {
        const seenNames = /* @__PURE__ */ new Set();
        const members = {
          booleanMembers: [],
          numberMembers: [],
          stringMembers: [],
          defaultedMembers: []
        };
        let hasUnknownMembers = false;
        while (!this.match(8)) {
          if (this.eat(21)) {
            hasUnknownMembers = true;
            break;
          }
          const memberNode = this.startNode();
          const {
            id,
            init
          } = this.flowEnumMemberRaw();
          const memberName = id.name;
          if (memberName === "") {
            continue;
          }
          if (/^[a-z]/.test(memberName)) {
            this.raise(FlowErrors.EnumInvalidMemberName, id, {
              memberName,
              suggestion: memberName[0].toUpperCase() + memberName.slice(1),
              enumName
            });
          }
          if (seenNames.has(memberName)) {
            this.raise(FlowErrors.EnumDuplicateMemberName, id, {
              memberName,
              enumName
            });
          }
          seenNames.add(memberName);
          const context = {
            enumName,
            explicitType,
            memberName
          };
          memberNode.id = id;
          switch (init.type) {
            case "boolean": {
              this.flowEnumCheckExplicitTypeMismatch(init.loc, context, "boolean");
              memberNode.init = init.value;
              members.booleanMembers.push(this.finishNode(memberNode, "EnumBooleanMember"));
              break;
            }
            case "number": {
              this.flowEnumCheckExplicitTypeMismatch(init.loc, context, "number");
              memberNode.init = init.value;
              members.numberMembers.push(this.finishNode(memberNode, "EnumNumberMember"));
              break;
            }
            case "string": {
              this.flowEnumCheckExplicitTypeMismatch(init.loc, context, "string");
              memberNode.init = init.value;
              members.stringMembers.push(this.finishNode(memberNode, "EnumStringMember"));
              break;
            }
            case "invalid": {
              throw this.flowEnumErrorInvalidMemberInitializer(init.loc, context);
            }
            case "none": {
              switch (explicitType) {
                case "boolean":
                  this.flowEnumErrorBooleanMemberNotInitialized(init.loc, context);
                  break;
                case "number":
                  this.flowEnumErrorNumberMemberNotInitialized(init.loc, context);
                  break;
                default:
                  members.defaultedMembers.push(this.finishNode(memberNode, "EnumDefaultedMember"));
              }
            }
          }
          if (!this.match(8)) {
            this.expect(12);
          }
        }
        return {
          members,
          hasUnknownMembers
        };
      }
      flowEnumStringMembers(initializedMembers, defaultedMembers, {
        enumName
      }) {
        if (initializedMembers.length === 0) {
          return defaultedMembers;
        } else if (defaultedMembers.length === 0) {
          return initializedMembers;
        } else if (defaultedMembers.length > initializedMembers.length) {
          for (const member3 of initializedMembers) {
            this.flowEnumErrorStringMemberInconsistentlyInitialized(member3, {
              enumName
            });
          }
          return defaultedMembers;
        } else {
          for (const member3 of defaultedMembers) {
            this.flowEnumErrorStringMemberInconsistentlyInitialized(member3, {
              enumName
            });
          }
          return initializedMembers;
        }
      }
      flowEnumParseExplicitType({
        enumName
      }) {
        if (!this.eatContextual(103)) return null;
        if (!tokenIsIdentifier(this.state.type)) {
          throw this.raise(FlowErrors.EnumInvalidExplicitTypeUnknownSupplied, this.state.startLoc, {
            enumName
          });
        }
        const {
          value
        } = this.state;
        this.next();
        if (value !== "boolean" && value !== "number" && value !== "string" && value !== "symbol") {
          this.raise(FlowErrors.EnumInvalidExplicitType, this.state.startLoc, {
            enumName,
            invalidEnumType: value
          });
        }
        return value;
      }
      flowEnumBody(node, id) {
        const enumName = id.name;
        const nameLoc = id.loc.start;
        const explicitType = this.flowEnumParseExplicitType({
          enumName
        });
        this.expect(5);
        const {
          members,
          hasUnknownMembers
        } = this.flowEnumMembers({
          enumName,
          explicitType
        });
        node.hasUnknownMembers = hasUnknownMembers;
        switch (explicitType) {
          case "boolean":
            node.explicitType = true;
            node.members = members.booleanMembers;
            this.expect(8);
            return this.finishNode(node, "EnumBooleanBody");
          case "number":
            node.explicitType = true;
            node.members = members.numberMembers;
            this.expect(8);
            return this.finishNode(node, "EnumNumberBody");
          case "string":
            node.explicitType = true;
            node.members = this.flowEnumStringMembers(members.stringMembers, members.defaultedMembers, {
              enumName
            });
            this.expect(8);
            return this.finishNode(node, "EnumStringBody");
          case "symbol":
            node.members = members.defaultedMembers;
            this.expect(8);
            return this.finishNode(node, "EnumSymbolBody");
          default: {
            const empty = () => {
              node.members = [];
              this.expect(8);
              return this.finishNode(node, "EnumStringBody");
            };
            node.explicitType = false;
            const boolsLen = members.booleanMembers.length;
            const numsLen = members.numberMembers.length;
            const strsLen = members.stringMembers.length;
            const defaultedLen = members.defaultedMembers.length;
            if (!boolsLen && !numsLen && !strsLen && !defaultedLen) {
              return empty();
            } else if (!boolsLen && !numsLen) {
              node.members = this.flowEnumStringMembers(members.stringMembers, members.defaultedMembers, {
                enumName
              });
              this.expect(8);
              return this.finishNode(node, "EnumStringBody");
            } else if (!numsLen && !strsLen && boolsLen >= defaultedLen) {
              for (const member3 of members.defaultedMembers) {
                this.flowEnumErrorBooleanMemberNotInitialized(member3.loc.start, {
                  enumName,
                  memberName: member3.id.name
                });
              }
              node.members = members.booleanMembers;
              this.expect(8);
              return this.finishNode(node, "EnumBooleanBody");
            } else if (!boolsLen && !strsLen && numsLen >= defaultedLen) {
              for (const member3 of members.defaultedMembers) {
                this.flowEnumErrorNumberMemberNotInitialized(member3.loc.start, {
                  enumName,
                  memberName: member3.id.name
                });
              }
              node.members = members.numberMembers;
              this.expect(8);
              return this.finishNode(node, "EnumNumberBody");
            } else {
              this.raise(FlowErrors.EnumInconsistentMemberValues, nameLoc, {
                enumName
              });
              return empty();
            }
          }
        }
      }
      flowParseEnumDeclaration(node) {
        const id = this.parseIdentifier();
        node.id = id;
        node.body = this.flowEnumBody(this.startNode(), id);
        return this.finishNode(node, "EnumDeclaration");
      }
      jsxParseOpeningElementAfterName(node) {
        if (this.shouldParseTypes()) {
          if (this.match(47) || this.match(51)) {
            node.typeArguments = this.flowParseTypeParameterInstantiationInExpression();
          }
        }
        return super.jsxParseOpeningElementAfterName(node);
      }
      isLookaheadToken_lt() {
        const next2 = this.nextTokenStart();
        if (this.input.charCodeAt(next2) === 60) {
          const afterNext = this.input.charCodeAt(next2 + 1);
          return afterNext !== 60 && afterNext !== 61;
        }
        return false;
      }
      reScan_lt_gt() {
        const {
          type
        } = this.state;
        if (type === 47) {
          this.state.pos -= 1;
          this.readToken_lt();
        } else if (type === 48) {
          this.state.pos -= 1;
          this.readToken_gt();
        }
      }
      reScan_lt() {
        const {
          type
        } = this.state;
        if (type === 51) {
          this.state.pos -= 2;
          this.finishOp(47, 1);
          return 47;
        }
        return type;
      }
      maybeUnwrapTypeCastExpression(node) {
        return node.type === "TypeCastExpression" ? node.expression : node;
      }
    };
    var entities = {
      __proto__: null,
      quot: '"',
      amp: "&",
      apos: "'",
      lt: "<",
      gt: ">",
      nbsp: "\xA0",
      iexcl: "\xA1",
      cent: "\xA2",
      pound: "\xA3",
      curren: "\xA4",
      yen: "\xA5",
      brvbar: "\xA6",
      sect: "\xA7",
      uml: "\xA8",
      copy: "\xA9",
      ordf: "\xAA",
      laquo: "\xAB",
      not: "\xAC",
      shy: "\xAD",
      reg: "\xAE",
      macr: "\xAF",
      deg: "\xB0",
      plusmn: "\xB1",
      sup2: "\xB2",
      sup3: "\xB3",
      acute: "\xB4",
      micro: "\xB5",
      para: "\xB6",
      middot: "\xB7",
      cedil: "\xB8",
      sup1: "\xB9",
      ordm: "\xBA",
      raquo: "\xBB",
      frac14: "\xBC",
      frac12: "\xBD",
      frac34: "\xBE",
      iquest: "\xBF",
      Agrave: "\xC0",
      Aacute: "\xC1",
      Acirc: "\xC2",
      Atilde: "\xC3",
      Auml: "\xC4",
      Aring: "\xC5",
      AElig: "\xC6",
      Ccedil: "\xC7",
      Egrave: "\xC8",
      Eacute: "\xC9",
      Ecirc: "\xCA",
      Euml: "\xCB",
      Igrave: "\xCC",
      Iacute: "\xCD",
      Icirc: "\xCE",
      Iuml: "\xCF",
      ETH: "\xD0",
      Ntilde: "\xD1",
      Ograve: "\xD2",
      Oacute: "\xD3",
      Ocirc: "\xD4",
      Otilde: "\xD5",
      Ouml: "\xD6",
      times: "\xD7",
      Oslash: "\xD8",
      Ugrave: "\xD9",
      Uacute: "\xDA",
      Ucirc: "\xDB",
      Uuml: "\xDC",
      Yacute: "\xDD",
      THORN: "\xDE",
      szlig: "\xDF",
      agrave: "\xE0",
      aacute: "\xE1",
      acirc: "\xE2",
      atilde: "\xE3",
      auml: "\xE4",
      aring: "\xE5",
      aelig: "\xE6",
      ccedil: "\xE7",
      egrave: "\xE8",
      eacute: "\xE9",
      ecirc: "\xEA",
      euml: "\xEB",
      igrave: "\xEC",
      iacute: "\xED",
      icirc: "\xEE",
      iuml: "\xEF",
      eth: "\xF0",
      ntilde: "\xF1",
      ograve: "\xF2",
      oacute: "\xF3",
      ocirc: "\xF4",
      otilde: "\xF5",
      ouml: "\xF6",
      divide: "\xF7",
      oslash: "\xF8",
      ugrave: "\xF9",
      uacute: "\xFA",
      ucirc: "\xFB",
      uuml: "\xFC",
      yacute: "\xFD",
      thorn: "\xFE",
      yuml: "\xFF",
      OElig: "\u0152",
      oelig: "\u0153",
      Scaron: "\u0160",
      scaron: "\u0161",
      Yuml: "\u0178",
      fnof: "\u0192",
      circ: "\u02C6",
      tilde: "\u02DC",
      Alpha: "\u0391",
      Beta: "\u0392",
      Gamma: "\u0393",
      Delta: "\u0394",
      Epsilon: "\u0395",
      Zeta: "\u0396",
      Eta: "\u0397",
      Theta: "\u0398",
      Iota: "\u0399",
      Kappa: "\u039A",
      Lambda: "\u039B",
      Mu: "\u039C",
      Nu: "\u039D",
      Xi: "\u039E",
      Omicron: "\u039F",
      Pi: "\u03A0",
      Rho: "\u03A1",
      Sigma: "\u03A3",
      Tau: "\u03A4",
      Upsilon: "\u03A5",
      Phi: "\u03A6",
      Chi: "\u03A7",
      Psi: "\u03A8",
      Omega: "\u03A9",
      alpha: "\u03B1",
      beta: "\u03B2",
      gamma: "\u03B3",
      delta: "\u03B4",
      epsilon: "\u03B5",
      zeta: "\u03B6",
      eta: "\u03B7",
      theta: "\u03B8",
      iota: "\u03B9",
      kappa: "\u03BA",
      lambda: "\u03BB",
      mu: "\u03BC",
      nu: "\u03BD",
      xi: "\u03BE",
      omicron: "\u03BF",
      pi: "\u03C0",
      rho: "\u03C1",
      sigmaf: "\u03C2",
      sigma: "\u03C3",
      tau: "\u03C4",
      upsilon: "\u03C5",
      phi: "\u03C6",
      chi: "\u03C7",
      psi: "\u03C8",
      omega: "\u03C9",
      thetasym: "\u03D1",
      upsih: "\u03D2",
      piv: "\u03D6",
      ensp: "\u2002",
      emsp: "\u2003",
      thinsp: "\u2009",
      zwnj: "\u200C",
      zwj: "\u200D",
      lrm: "\u200E",
      rlm: "\u200F",
      ndash: "\u2013",
      mdash: "\u2014",
      lsquo: "\u2018",
      rsquo: "\u2019",
      sbquo: "\u201A",
      ldquo: "\u201C",
      rdquo: "\u201D",
      bdquo: "\u201E",
      dagger: "\u2020",
      Dagger: "\u2021",
      bull: "\u2022",
      hellip: "\u2026",
      permil: "\u2030",
      prime: "\u2032",
      Prime: "\u2033",
      lsaquo: "\u2039",
      rsaquo: "\u203A",
      oline: "\u203E",
      frasl: "\u2044",
      euro: "\u20AC",
      image: "\u2111",
      weierp: "\u2118",
      real: "\u211C",
      trade: "\u2122",
      alefsym: "\u2135",
      larr: "\u2190",
      uarr: "\u2191",
      rarr: "\u2192",
      darr: "\u2193",
      harr: "\u2194",
      crarr: "\u21B5",
      lArr: "\u21D0",
      uArr: "\u21D1",
      rArr: "\u21D2",
      dArr: "\u21D3",
      hArr: "\u21D4",
      forall: "\u2200",
      part: "\u2202",
      exist: "\u2203",
      empty: "\u2205",
      nabla: "\u2207",
      isin: "\u2208",
      notin: "\u2209",
      ni: "\u220B",
      prod: "\u220F",
      sum: "\u2211",
      minus: "\u2212",
      lowast: "\u2217",
      radic: "\u221A",
      prop: "\u221D",
      infin: "\u221E",
      ang: "\u2220",
      and: "\u2227",
      or: "\u2228",
      cap: "\u2229",
      cup: "\u222A",
      int: "\u222B",
      there4: "\u2234",
      sim: "\u223C",
      cong: "\u2245",
      asymp: "\u2248",
      ne: "\u2260",
      equiv: "\u2261",
      le: "\u2264",
      ge: "\u2265",
      sub: "\u2282",
      sup: "\u2283",
      nsub: "\u2284",
      sube: "\u2286",
      supe: "\u2287",
      oplus: "\u2295",
      otimes: "\u2297",
      perp: "\u22A5",
      sdot: "\u22C5",
      lceil: "\u2308",
      rceil: "\u2309",
      lfloor: "\u230A",
      rfloor: "\u230B",
      lang: "\u2329",
      rang: "\u232A",
      loz: "\u25CA",
      spades: "\u2660",
      clubs: "\u2663",
      hearts: "\u2665",
      diams: "\u2666"
    };
    var lineBreak = /\r\n|[\r\n\u2028\u2029]/;
    var lineBreakG = new RegExp(lineBreak.source, "g");
    function isNewLine(code2) {
      switch (code2) {
        case 10:
        case 13:
        case 8232:
        case 8233:
          return true;
        default:
          return false;
      }
    }
    function hasNewLine(input, start2, end) {
      for (let i = start2; i < end; i++) {
        if (isNewLine(input.charCodeAt(i))) {
          return true;
        }
      }
      return false;
    }
    var skipWhiteSpace = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g;
    var skipWhiteSpaceAnnexB = /(?:[^\S\n\r\u2028\u2029]|\/\*.*?\*\/)*(?:(?!-->)(?:\s|\/\/.*|\/\*[^]*?\*\/|<!--.*|-->.*)*)?/g;
    var skipWhiteSpaceInLine = /(?:[^\S\n\r\u2028\u2029]|\/\/.*|\/\*.*?\*\/)*/g;
    function isWhitespace(code2) {
      switch (code2) {
        case 9:
        case 11:
        case 12:
        case 32:
        case 160:
        case 5760:
        case 8192:
        case 8193:
        case 8194:
        case 8195:
        case 8196:
        case 8197:
        case 8198:
        case 8199:
        case 8200:
        case 8201:
        case 8202:
        case 8239:
        case 8287:
        case 12288:
        case 65279:
          return true;
        default:
          return false;
      }
    }
    var JsxErrors = ParseErrorEnum`jsx`({
      AttributeIsEmpty: "JSX attributes must only be assigned a non-empty expression.",
      MissingClosingTagElement: ({
        openingTagName
      }) => `Expected corresponding JSX closing tag for <${openingTagName}>.`,
      MissingClosingTagFragment: "Expected corresponding JSX closing tag for <>.",
      UnexpectedSequenceExpression: "Sequence expressions cannot be directly nested inside JSX. Did you mean to wrap it in parentheses (...)?",
      UnexpectedToken: ({
        unexpected,
        HTMLEntity
      }) => `Unexpected token \`${unexpected}\`. Did you mean \`${HTMLEntity}\` or \`{'${unexpected}'}\`?`,
      UnsupportedJsxValue: "JSX value should be either an expression or a quoted JSX text.",
      UnterminatedJsxContent: "Unterminated JSX contents.",
      UnwrappedAdjacentJSXElements: "Adjacent JSX elements must be wrapped in an enclosing tag. Did you want a JSX fragment <>...</>?"
    });
    function isFragment(object) {
      return object ? object.type === "JSXOpeningFragment" || object.type === "JSXClosingFragment" : false;
    }
    function getQualifiedJSXName(object) {
      if (object.type === "JSXIdentifier") {
        return object.name;
      }
      if (object.type === "JSXNamespacedName") {
        return object.namespace.name + ":" + object.name.name;
      }
      if (object.type === "JSXMemberExpression") {
        return getQualifiedJSXName(object.object) + "." + getQualifiedJSXName(object.property);
      }
      throw new Error("Node had unexpected type: " + object.type);
    }
    var jsx = (superClass) => class JSXParserMixin extends superClass {
      jsxReadToken() {
        let out = "";
        let chunkStart = this.state.pos;
        for (; ; ) {
          if (this.state.pos >= this.length) {
            throw this.raise(JsxErrors.UnterminatedJsxContent, this.state.startLoc);
          }
          const ch = this.input.charCodeAt(this.state.pos);
          switch (ch) {
            case 60:
            case 123:
              if (this.state.pos === this.state.start) {
                if (ch === 60 && this.state.canStartJSXElement) {
                  ++this.state.pos;
                  this.finishToken(144);
                } else {
                  super.getTokenFromCode(ch);
                }
                return;
              }
              out += this.input.slice(chunkStart, this.state.pos);
              this.finishToken(143, out);
              return;
            case 38:
              out += this.input.slice(chunkStart, this.state.pos);
              out += this.jsxReadEntity();
              chunkStart = this.state.pos;
              break;
            case 62:
            case 125:
            default:
              if (isNewLine(ch)) {
                out += this.input.slice(chunkStart, this.state.pos);
                out += this.jsxReadNewLine(true);
                chunkStart = this.state.pos;
              } else {
                ++this.state.pos;
              }
          }
        }
      }
      jsxReadNewLine(normalizeCRLF) {
        const ch = this.input.charCodeAt(this.state.pos);
        let out;
        ++this.state.pos;
        if (ch === 13 && this.input.charCodeAt(this.state.pos) === 10) {
          ++this.state.pos;
          out = normalizeCRLF ? "\n" : "\r\n";
        } else {
          out = String.fromCharCode(ch);
        }
        ++this.state.curLine;
        this.state.lineStart = this.state.pos;
        return out;
      }
      jsxReadString(quote) {
        let out = "";
        let chunkStart = ++this.state.pos;
        for (; ; ) {
          if (this.state.pos >= this.length) {
            throw this.raise(Errors.UnterminatedString, this.state.startLoc);
          }
          const ch = this.input.charCodeAt(this.state.pos);
          if (ch === quote) break;
          if (ch === 38) {
            out += this.input.slice(chunkStart, this.state.pos);
            out += this.jsxReadEntity();
            chunkStart = this.state.pos;
          } else if (isNewLine(ch)) {
            out += this.input.slice(chunkStart, this.state.pos);
            out += this.jsxReadNewLine(false);
            chunkStart = this.state.pos;
          } else {
            ++this.state.pos;
          }
        }
        out += this.input.slice(chunkStart, this.state.pos++);
        this.finishToken(135, out);
      }
      jsxReadEntity() {
        const startPos = ++this.state.pos;
        if (this.codePointAtPos(this.state.pos) === 35) {
          ++this.state.pos;
          let radix = 10;
          if (this.codePointAtPos(this.state.pos) === 120) {
            radix = 16;
            ++this.state.pos;
          }
          const codePoint = this.readInt(radix, void 0, false, "bail");
          if (codePoint !== null && this.codePointAtPos(this.state.pos) === 59) {
            ++this.state.pos;
            return String.fromCodePoint(codePoint);
          }
        } else {
          let count = 0;
          let semi = false;
          while (count++ < 10 && this.state.pos < this.length && !(semi = this.codePointAtPos(this.state.pos) === 59)) {
            ++this.state.pos;
          }
          if (semi) {
            const desc = this.input.slice(startPos, this.state.pos);
            const entity = entities[desc];
            ++this.state.pos;
            if (entity) {
              return entity;
            }
          }
        }
        this.state.pos = startPos;
        return "&";
      }
      jsxReadWord() {
        let ch;
        const start2 = this.state.pos;
        do {
          ch = this.input.charCodeAt(++this.state.pos);
        } while (isIdentifierChar(ch) || ch === 45);
        this.finishToken(142, this.input.slice(start2, this.state.pos));
      }
      jsxParseIdentifier() {
        const node = this.startNode();
        if (this.match(142)) {
          node.name = this.state.value;
        } else if (tokenIsKeyword(this.state.type)) {
          node.name = tokenLabelName(this.state.type);
        } else {
          this.unexpected();
        }
        this.next();
        return this.finishNode(node, "JSXIdentifier");
      }
      jsxParseNamespacedName() {
        const startLoc = this.state.startLoc;
        const name = this.jsxParseIdentifier();
        if (!this.eat(14)) return name;
        const node = this.startNodeAt(startLoc);
        node.namespace = name;
        node.name = this.jsxParseIdentifier();
        return this.finishNode(node, "JSXNamespacedName");
      }
      jsxParseElementName() {
        const startLoc = this.state.startLoc;
        let node = this.jsxParseNamespacedName();
        if (node.type === "JSXNamespacedName") {
          return node;
        }
        while (this.eat(16)) {
          const newNode = this.startNodeAt(startLoc);
          newNode.object = node;
          newNode.property = this.jsxParseIdentifier();
          node = this.finishNode(newNode, "JSXMemberExpression");
        }
        return node;
      }
      jsxParseAttributeValue() {
        let node;
        switch (this.state.type) {
          case 5:
            node = this.startNode();
            this.setContext(types.brace);
            this.next();
            node = this.jsxParseExpressionContainer(node, types.j_oTag);
            if (node.expression.type === "JSXEmptyExpression") {
              this.raise(JsxErrors.AttributeIsEmpty, node);
            }
            return node;
          case 144:
          case 135:
            return this.parseExprAtom();
          default:
            throw this.raise(JsxErrors.UnsupportedJsxValue, this.state.startLoc);
        }
      }
      jsxParseEmptyExpression() {
        const node = this.startNodeAt(this.state.lastTokEndLoc);
        return this.finishNodeAt(node, "JSXEmptyExpression", this.state.startLoc);
      }
      jsxParseSpreadChild(node) {
        this.next();
        node.expression = this.parseExpression();
        this.setContext(types.j_expr);
        this.state.canStartJSXElement = true;
        this.expect(8);
        return this.finishNode(node, "JSXSpreadChild");
      }
      jsxParseExpressionContainer(node, previousContext) {
        if (this.match(8)) {
          node.expression = this.jsxParseEmptyExpression();
        } else {
          const expression = this.parseExpression();
          node.expression = expression;
        }
        this.setContext(previousContext);
        this.state.canStartJSXElement = true;
        this.expect(8);
        return this.finishNode(node, "JSXExpressionContainer");
      }
      jsxParseAttribute() {
        const node = this.startNode();
        if (this.match(5)) {
          this.setContext(types.brace);
          this.next();
          this.expect(21);
          node.argument = this.parseMaybeAssignAllowIn();
          this.setContext(types.j_oTag);
          this.state.canStartJSXElement = true;
          this.expect(8);
          return this.finishNode(node, "JSXSpreadAttribute");
        }
        node.name = this.jsxParseNamespacedName();
        node.value = this.eat(29) ? this.jsxParseAttributeValue() : null;
        return this.finishNode(node, "JSXAttribute");
      }
      jsxParseOpeningElementAt(startLoc) {
        const node = this.startNodeAt(startLoc);
        if (this.eat(145)) {
          return this.finishNode(node, "JSXOpeningFragment");
        }
        node.name = this.jsxParseElementName();
        return this.jsxParseOpeningElementAfterName(node);
      }
      jsxParseOpeningElementAfterName(node) {
        const attributes = [];
        while (!this.match(56) && !this.match(145)) {
          attributes.push(this.jsxParseAttribute());
        }
        node.attributes = attributes;
        node.selfClosing = this.eat(56);
        this.expect(145);
        return this.finishNode(node, "JSXOpeningElement");
      }
      jsxParseClosingElementAt(startLoc) {
        const node = this.startNodeAt(startLoc);
        if (this.eat(145)) {
          return this.finishNode(node, "JSXClosingFragment");
        }
        node.name = this.jsxParseElementName();
        this.expect(145);
        return this.finishNode(node, "JSXClosingElement");
      }
      jsxParseElementAt(startLoc) {
        const node = this.startNodeAt(startLoc);
        const children = [];
        const openingElement = this.jsxParseOpeningElementAt(startLoc);
        let closingElement = null;
        if (!openingElement.selfClosing) {
          contents: for (; ; ) {
            switch (this.state.type) {
              case 144:
                startLoc = this.state.startLoc;
                this.next();
                if (this.eat(56)) {
                  closingElement = this.jsxParseClosingElementAt(startLoc);
                  break contents;
                }
                children.push(this.jsxParseElementAt(startLoc));
                break;
              case 143:
                children.push(this.parseLiteral(this.state.value, "JSXText"));
                break;
              case 5: {
                const node2 = this.startNode();
                this.setContext(types.brace);
                this.next();
                if (this.match(21)) {
                  children.push(this.jsxParseSpreadChild(node2));
                } else {
                  children.push(this.jsxParseExpressionContainer(node2, types.j_expr));
                }
                break;
              }
              default:
                this.unexpected();
            }
          }
          if (isFragment(openingElement) && !isFragment(closingElement) && closingElement !== null) {
            this.raise(JsxErrors.MissingClosingTagFragment, closingElement);
          } else if (!isFragment(openingElement) && isFragment(closingElement)) {
            this.raise(JsxErrors.MissingClosingTagElement, closingElement, {
              openingTagName: getQualifiedJSXName(openingElement.name)
            });
          } else if (!isFragment(openingElement) && !isFragment(closingElement)) {
            if (getQualifiedJSXName(closingElement.name) !== getQualifiedJSXName(openingElement.name)) {
              this.raise(JsxErrors.MissingClosingTagElement, closingElement, {
                openingTagName: getQualifiedJSXName(openingElement.name)
              });
            }
          }
        }
        if (isFragment(openingElement)) {
          node.openingFragment = openingElement;
          node.closingFragment = closingElement;
        } else {
          node.openingElement = openingElement;
          node.closingElement = closingElement;
        }
        node.children = children;
        if (this.match(47)) {
          throw this.raise(JsxErrors.UnwrappedAdjacentJSXElements, this.state.startLoc);
        }
        return isFragment(openingElement) ? this.finishNode(node, "JSXFragment") : this.finishNode(node, "JSXElement");
      }
      jsxParseElement() {
        const startLoc = this.state.startLoc;
        this.next();
        return this.jsxParseElementAt(startLoc);
      }
      setContext(newContext) {
        const {
          context
        } = this.state;
        context[context.length - 1] = newContext;
      }
      parseExprAtom(refExpressionErrors) {
        if (this.match(144)) {
          return this.jsxParseElement();
        } else if (this.match(47) && this.input.charCodeAt(this.state.pos) !== 33) {
          this.replaceToken(144);
          return this.jsxParseElement();
        } else {
          return super.parseExprAtom(refExpressionErrors);
        }
      }
      skipSpace() {
        const curContext = this.curContext();
        if (!curContext.preserveSpace) super.skipSpace();
      }
      getTokenFromCode(code2) {
        const context = this.curContext();
        if (context === types.j_expr) {
          this.jsxReadToken();
          return;
        }
        if (context === types.j_oTag || context === types.j_cTag) {
          if (isIdentifierStart(code2)) {
            this.jsxReadWord();
            return;
          }
          if (code2 === 62) {
            ++this.state.pos;
            this.finishToken(145);
            return;
          }
          if ((code2 === 34 || code2 === 39) && context === types.j_oTag) {
            this.jsxReadString(code2);
            return;
          }
        }
        if (code2 === 60 && this.state.canStartJSXElement && this.input.charCodeAt(this.state.pos + 1) !== 33) {
          ++this.state.pos;
          this.finishToken(144);
          return;
        }
        super.getTokenFromCode(code2);
      }
      updateContext(prevType) {
        const {
          context,
          type
        } = this.state;
        if (type === 56 && prevType === 144) {
          context.splice(-2, 2, types.j_cTag);
          this.state.canStartJSXElement = false;
        } else if (type === 144) {
          context.push(types.j_oTag);
        } else if (type === 145) {
          const out = context[context.length - 1];
          if (out === types.j_oTag && prevType === 56 || out === types.j_cTag) {
            context.pop();
            this.state.canStartJSXElement = context[context.length - 1] === types.j_expr;
          } else {
            this.setContext(types.j_expr);
            this.state.canStartJSXElement = true;
          }
        } else {
          this.state.canStartJSXElement = tokenComesBeforeExpression(type);
        }
      }
    };
    var TypeScriptScope = class extends Scope {
      constructor(...args) {
        super(...args);
        this.tsNames = /* @__PURE__ */ new Map();
      }
    };
    var TypeScriptScopeHandler = class extends ScopeHandler {
      constructor(...args) {
        super(...args);
        this.importsStack = [];
      }
      createScope(flags) {
        this.importsStack.push(/* @__PURE__ */ new Set());
        return new TypeScriptScope(flags);
      }
      enter(flags) {
        if (flags === 1024) {
          this.importsStack.push(/* @__PURE__ */ new Set());
        }
        super.enter(flags);
      }
      exit() {
        const flags = super.exit();
        if (flags === 1024) {
          this.importsStack.pop();
        }
        return flags;
      }
      hasImport(name, allowShadow) {
        const len = this.importsStack.length;
        if (this.importsStack[len - 1].has(name)) {
          return true;
        }
        if (!allowShadow && len > 1) {
          for (let i = 0; i < len - 1; i++) {
            if (this.importsStack[i].has(name)) return true;
          }
        }
        return false;
      }
      declareName(name, bindingType, loc) {
        const scope = this.currentScope();
        if (bindingType & 4096) {
          if (this.hasImport(name, true)) {
            this.parser.raise(Errors.VarRedeclaration, loc, {
              identifierName: name
            });
          }
          this.importsStack[this.importsStack.length - 1].add(name);
          this.maybeExportDefined(scope, name);
          return;
        }
        let type = scope.tsNames.get(name) || 0;
        if (bindingType & 1024) {
          this.maybeExportDefined(scope, name);
          scope.tsNames.set(name, type | 16);
          return;
        }
        super.declareName(name, bindingType, loc);
        if (bindingType & 2) {
          if (!(bindingType & 1)) {
            this.checkRedeclarationInScope(scope, name, bindingType, loc);
            this.maybeExportDefined(scope, name);
          }
          type = type | 1;
        }
        if (bindingType & 256) {
          type = type | 2;
        }
        if (bindingType & 512) {
          type = type | 4;
        }
        if (bindingType & 128) {
          type = type | 8;
        }
        if (type) scope.tsNames.set(name, type);
      }
      isRedeclaredInScope(scope, name, bindingType) {
        const type = scope.tsNames.get(name);
        if ((type & 2) > 0) {
          if (bindingType & 256) {
            const isConst = !!(bindingType & 512);
            const wasConst = (type & 4) > 0;
            return isConst !== wasConst;
          }
          return true;
        }
        if (bindingType & 128 && (type & 8) > 0) {
          if (scope.names.get(name) & 2) {
            return !!(bindingType & 1);
          } else {
            return false;
          }
        }
        if (bindingType & 2 && (type & 1) > 0) {
          return true;
        }
        return super.isRedeclaredInScope(scope, name, bindingType);
      }
      checkLocalExport(id) {
        const {
          name
        } = id;
        if (this.hasImport(name)) return;
        const len = this.scopeStack.length;
        for (let i = len - 1; i >= 0; i--) {
          const scope = this.scopeStack[i];
          const type = scope.tsNames.get(name);
          if ((type & 1) > 0 || (type & 16) > 0) {
            return;
          }
        }
        super.checkLocalExport(id);
      }
    };
    var BaseParser = class {
      constructor() {
        this.sawUnambiguousESM = false;
        this.ambiguousScriptDifferentAst = false;
        this.classHeritageStart = -1;
        this.noArrowAt = /* @__PURE__ */ new Set();
      }
      sourceToOffsetPos(sourcePos) {
        return sourcePos + this.startIndex;
      }
      offsetToSourcePos(offsetPos) {
        return offsetPos - this.startIndex;
      }
      hasPlugin(pluginConfig) {
        if (typeof pluginConfig === "string") {
          return this.plugins.has(pluginConfig);
        } else {
          const [pluginName, pluginOptions] = pluginConfig;
          if (!this.hasPlugin(pluginName)) {
            return false;
          }
          const actualOptions = this.plugins.get(pluginName);
          for (const key of Object.keys(pluginOptions)) {
            if ((actualOptions == null ? void 0 : actualOptions[key]) !== pluginOptions[key]) {
              return false;
            }
          }
          return true;
        }
      }
      getPluginOption(plugin, name) {
        var _this$plugins$get;
        return (_this$plugins$get = this.plugins.get(plugin)) == null ? void 0 : _this$plugins$get[name];
      }
    };
    function setTrailingComments(node, comments) {
      if (node.trailingComments === void 0) {
        node.trailingComments = comments;
      } else {
        node.trailingComments.unshift(...comments);
      }
    }
    function setLeadingComments(node, comments) {
      if (node.leadingComments === void 0) {
        node.leadingComments = comments;
      } else {
        node.leadingComments.unshift(...comments);
      }
    }
    function setInnerComments(node, comments) {
      if (node.innerComments === void 0) {
        node.innerComments = comments;
      } else {
        node.innerComments.unshift(...comments);
      }
    }
    function adjustInnerComments(node, elements, commentWS) {
      let lastElement = null;
      let i = elements.length;
      while (lastElement === null && i > 0) {
        lastElement = elements[--i];
      }
      if (lastElement === null || lastElement.start > commentWS.start) {
        setInnerComments(node, commentWS.comments);
      } else {
        setTrailingComments(lastElement, commentWS.comments);
      }
    }
    var CommentsParser = class extends BaseParser {
      addComment(comment) {
        if (this.filename) comment.loc.filename = this.filename;
        const {
          commentsLen
        } = this.state;
        if (this.comments.length !== commentsLen) {
          this.comments.length = commentsLen;
        }
        this.comments.push(comment);
        this.state.commentsLen++;
      }
      processComment(node) {
        const {
          commentStack
        } = this.state;
        const commentStackLength = commentStack.length;
        if (commentStackLength === 0) return;
        let i = commentStackLength - 1;
        const lastCommentWS = commentStack[i];
        if (lastCommentWS.start === node.end) {
          lastCommentWS.leadingNode = node;
          i--;
        }
        const {
          start: nodeStart
        } = node;
        for (; i >= 0; i--) {
          const commentWS = commentStack[i];
          const commentEnd = commentWS.end;
          if (commentEnd > nodeStart) {
            commentWS.containingNode = node;
            this.finalizeComment(commentWS);
            commentStack.splice(i, 1);
          } else {
            if (commentEnd === nodeStart) {
              commentWS.trailingNode = node;
            }
            break;
          }
        }
      }
      finalizeComment(commentWS) {
        var _node$options;
        const {
          comments
        } = commentWS;
        if (commentWS.leadingNode !== null || commentWS.trailingNode !== null) {
          if (commentWS.leadingNode !== null) {
            setTrailingComments(commentWS.leadingNode, comments);
          }
          if (commentWS.trailingNode !== null) {
            setLeadingComments(commentWS.trailingNode, comments);
          }
        } else {
          const node = commentWS.containingNode;
          const commentStart = commentWS.start;
          if (this.input.charCodeAt(this.offsetToSourcePos(commentStart) - 1) === 44) {
            switch (node.type) {
              case "ObjectExpression":
              case "ObjectPattern":
                adjustInnerComments(node, node.properties, commentWS);
                break;
              case "CallExpression":
              case "NewExpression":
              case "OptionalCallExpression":
                adjustInnerComments(node, node.arguments, commentWS);
                break;
              case "ImportExpression":
                adjustInnerComments(node, [node.source, (_node$options = node.options) != null ? _node$options : null], commentWS);
                break;
              case "FunctionDeclaration":
              case "FunctionExpression":
              case "ArrowFunctionExpression":
              case "ObjectMethod":
              case "ClassMethod":
              case "ClassPrivateMethod":
              case "TSTypeParameterDeclaration":
                adjustInnerComments(node, node.params, commentWS);
                break;
              case "ArrayExpression":
              case "ArrayPattern":
                adjustInnerComments(node, node.elements, commentWS);
                break;
              case "ExportNamedDeclaration":
              case "ImportDeclaration":
                adjustInnerComments(node, node.specifiers, commentWS);
                break;
              case "TSEnumDeclaration":
                adjustInnerComments(node, node.members, commentWS);
                break;
              case "TSEnumBody":
                adjustInnerComments(node, node.members, commentWS);
                break;
              case "TSInterfaceBody":
                adjustInnerComments(node, node.body, commentWS);
                break;
              default: {
                if (node.type === "RecordExpression") {
                  adjustInnerComments(node, node.properties, commentWS);
                  break;
                }
                if (node.type === "TupleExpression") {
                  adjustInnerComments(node, node.elements, commentWS);
                  break;
                }
                setInnerComments(node, comments);
              }
            }
          } else {
            setInnerComments(node, comments);
          }
        }
      }
      finalizeRemainingComments() {
        const {
          commentStack
        } = this.state;
        for (let i = commentStack.length - 1; i >= 0; i--) {
          this.finalizeComment(commentStack[i]);
        }
        this.state.commentStack = [];
      }
      resetPreviousNodeTrailingComments(node) {
        const {
          commentStack
        } = this.state;
        const {
          length
        } = commentStack;
        if (length === 0) return;
        const commentWS = commentStack[length - 1];
        if (commentWS.leadingNode === node) {
          commentWS.leadingNode = null;
        }
      }
      takeSurroundingComments(node, start2, end) {
        const {
          commentStack
        } = this.state;
        const commentStackLength = commentStack.length;
        if (commentStackLength === 0) return;
        let i = commentStackLength - 1;
        for (; i >= 0; i--) {
          const commentWS = commentStack[i];
          const commentEnd = commentWS.end;
          const commentStart = commentWS.start;
          if (commentStart === end) {
            commentWS.leadingNode = node;
          } else if (commentEnd === start2) {
            commentWS.trailingNode = node;
          } else if (commentEnd < start2) {
            break;
          }
        }
      }
    };
    var State = class _State {
      constructor() {
        this.flags = 512;
        this.startIndex = void 0;
        this.curLine = void 0;
        this.lineStart = void 0;
        this.startLoc = void 0;
        this.endLoc = void 0;
        this.errors = [];
        this.potentialArrowAt = -1;
        this.noArrowParamsConversionAt = [];
        this.tsArrowReturnTypeRestrictionAt = -1;
        this.regExpAllowedAt = -1;
        this.topicContext = {
          maxNumOfResolvableTopics: 0,
          maxTopicIndex: null
        };
        this.labels = [];
        this.commentsLen = 0;
        this.commentStack = [];
        this.pos = 0;
        this.type = 141;
        this.value = null;
        this.start = 0;
        this.end = 0;
        this.lastTokEndLoc = null;
        this.lastTokStartLoc = null;
        this.context = [types.brace];
        this.firstInvalidTemplateEscapePos = null;
        this.strictErrors = /* @__PURE__ */ new Map();
        this.tokensLength = 0;
      }
      get strict() {
        return (this.flags & 1) > 0;
      }
      set strict(v) {
        if (v) this.flags |= 1;
        else this.flags &= -2;
      }
      init({
        strictMode,
        sourceType,
        startIndex,
        startLine,
        startColumn
      }) {
        this.strict = strictMode === false ? false : strictMode === true ? true : sourceType === "module";
        this.startIndex = startIndex;
        this.curLine = startLine;
        this.lineStart = -startColumn;
        this.startLoc = this.endLoc = new Position(startLine, startColumn, startIndex);
      }
      get maybeInArrowParameters() {
        return (this.flags & 2) > 0;
      }
      set maybeInArrowParameters(v) {
        if (v) this.flags |= 2;
        else this.flags &= -3;
      }
      get inType() {
        return (this.flags & 4) > 0;
      }
      set inType(v) {
        if (v) this.flags |= 4;
        else this.flags &= -5;
      }
      get noAnonFunctionType() {
        return (this.flags & 8) > 0;
      }
      set noAnonFunctionType(v) {
        if (v) this.flags |= 8;
        else this.flags &= -9;
      }
      get hasFlowComment() {
        return (this.flags & 16) > 0;
      }
      set hasFlowComment(v) {
        if (v) this.flags |= 16;
        else this.flags &= -17;
      }
      get isAmbientContext() {
        return (this.flags & 32) > 0;
      }
      set isAmbientContext(v) {
        if (v) this.flags |= 32;
        else this.flags &= -33;
      }
      get inAbstractClass() {
        return (this.flags & 64) > 0;
      }
      set inAbstractClass(v) {
        if (v) this.flags |= 64;
        else this.flags &= -65;
      }
      get inDisallowConditionalTypesContext() {
        return (this.flags & 128) > 0;
      }
      set inDisallowConditionalTypesContext(v) {
        if (v) this.flags |= 128;
        else this.flags &= -129;
      }
      get soloAwait() {
        return (this.flags & 256) > 0;
      }
      set soloAwait(v) {
        if (v) this.flags |= 256;
        else this.flags &= -257;
      }
      get canStartJSXElement() {
        return (this.flags & 512) > 0;
      }
      set canStartJSXElement(v) {
        if (v) this.flags |= 512;
        else this.flags &= -513;
      }
      get containsEsc() {
        return (this.flags & 1024) > 0;
      }
      set containsEsc(v) {
        if (v) this.flags |= 1024;
        else this.flags &= -1025;
      }
      get hasTopLevelAwait() {
        return (this.flags & 2048) > 0;
      }
      set hasTopLevelAwait(v) {
        if (v) this.flags |= 2048;
        else this.flags &= -2049;
      }
      get tsArrowReturnTypeAllowed() {
        return (this.flags & 4096) > 0;
      }
      set tsArrowReturnTypeAllowed(v) {
        if (v) this.flags |= 4096;
        else this.flags &= -4097;
      }
      get tsGenericArrowParams() {
        return (this.flags & 8192) > 0;
      }
      set tsGenericArrowParams(v) {
        if (v) this.flags |= 8192;
        else this.flags &= -8193;
      }
      curPosition() {
        return new Position(this.curLine, this.pos - this.lineStart, this.pos + this.startIndex);
      }
      clone() {
        const state = new _State();
        state.flags = this.flags;
        state.startIndex = this.startIndex;
        state.curLine = this.curLine;
        state.lineStart = this.lineStart;
        state.startLoc = this.startLoc;
        state.endLoc = this.endLoc;
        state.errors = this.errors.slice();
        state.potentialArrowAt = this.potentialArrowAt;
        state.noArrowParamsConversionAt = this.noArrowParamsConversionAt.slice();
        state.tsArrowReturnTypeRestrictionAt = this.tsArrowReturnTypeRestrictionAt;
        state.topicContext = this.topicContext;
        state.regExpAllowedAt = this.regExpAllowedAt;
        state.labels = this.labels.slice();
        state.commentsLen = this.commentsLen;
        state.commentStack = this.commentStack.slice();
        state.pos = this.pos;
        state.type = this.type;
        state.value = this.value;
        state.start = this.start;
        state.end = this.end;
        state.lastTokEndLoc = this.lastTokEndLoc;
        state.lastTokStartLoc = this.lastTokStartLoc;
        state.context = this.context.slice();
        state.firstInvalidTemplateEscapePos = this.firstInvalidTemplateEscapePos;
        state.strictErrors = this.strictErrors;
        state.tokensLength = this.tokensLength;
        return state;
      }
    };
    var _isDigit = function isDigit(code2) {
      return code2 >= 48 && code2 <= 57;
    };
    var forbiddenNumericSeparatorSiblings = {
      decBinOct: /* @__PURE__ */ new Set([46, 66, 69, 79, 95, 98, 101, 111, 43, 45]),
      hex: /* @__PURE__ */ new Set([46, 88, 95, 120])
    };
    var isAllowedNumericSeparatorSibling = {
      bin: (ch) => ch === 48 || ch === 49,
      oct: (ch) => ch >= 48 && ch <= 55,
      dec: (ch) => ch >= 48 && ch <= 57,
      hex: (ch) => ch >= 48 && ch <= 57 || ch >= 65 && ch <= 70 || ch >= 97 && ch <= 102
    };
    function readStringContents(type, input, pos, lineStart, curLine, errors) {
      const initialPos = pos;
      const initialLineStart = lineStart;
      const initialCurLine = curLine;
      let out = "";
      let firstInvalidLoc = null;
      let chunkStart = pos;
      const {
        length
      } = input;
      for (; ; ) {
        if (pos >= length) {
          errors.unterminated(initialPos, initialLineStart, initialCurLine);
          out += input.slice(chunkStart, pos);
          break;
        }
        const ch = input.charCodeAt(pos);
        if (isStringEnd(type, ch, input, pos)) {
          out += input.slice(chunkStart, pos);
          break;
        }
        if (ch === 92) {
          out += input.slice(chunkStart, pos);
          const res = readEscapedChar(input, pos, lineStart, curLine, type === "template", errors);
          if (res.ch === null && !firstInvalidLoc) {
            firstInvalidLoc = {
              pos,
              lineStart,
              curLine
            };
          } else {
            out += res.ch;
          }
          ({
            pos,
            lineStart,
            curLine
          } = res);
          chunkStart = pos;
        } else if (ch === 8232 || ch === 8233) {
          ++pos;
          ++curLine;
          lineStart = pos;
        } else if (ch === 10 || ch === 13) {
          if (type === "template") {
            out += input.slice(chunkStart, pos) + "\n";
            ++pos;
            if (ch === 13 && input.charCodeAt(pos) === 10) {
              ++pos;
            }
            ++curLine;
            chunkStart = lineStart = pos;
          } else {
            errors.unterminated(initialPos, initialLineStart, initialCurLine);
          }
        } else {
          ++pos;
        }
      }
      return {
        pos,
        str: out,
        firstInvalidLoc,
        lineStart,
        curLine,
        containsInvalid: !!firstInvalidLoc
      };
    }
    function isStringEnd(type, ch, input, pos) {
      if (type === "template") {
        return ch === 96 || ch === 36 && input.charCodeAt(pos + 1) === 123;
      }
      return ch === (type === "double" ? 34 : 39);
    }
    function readEscapedChar(input, pos, lineStart, curLine, inTemplate, errors) {
      const throwOnInvalid = !inTemplate;
      pos++;
      const res = (ch2) => ({
        pos,
        ch: ch2,
        lineStart,
        curLine
      });
      const ch = input.charCodeAt(pos++);
      switch (ch) {
        case 110:
          return res("\n");
        case 114:
          return res("\r");
        case 120: {
          let code2;
          ({
            code: code2,
            pos
          } = readHexChar(input, pos, lineStart, curLine, 2, false, throwOnInvalid, errors));
          return res(code2 === null ? null : String.fromCharCode(code2));
        }
        case 117: {
          let code2;
          ({
            code: code2,
            pos
          } = readCodePoint(input, pos, lineStart, curLine, throwOnInvalid, errors));
          return res(code2 === null ? null : String.fromCodePoint(code2));
        }
        case 116:
          return res("	");
        case 98:
          return res("\b");
        case 118:
          return res("\v");
        case 102:
          return res("\f");
        case 13:
          if (input.charCodeAt(pos) === 10) {
            ++pos;
          }
        case 10:
          lineStart = pos;
          ++curLine;
        case 8232:
        case 8233:
          return res("");
        case 56:
        case 57:
          if (inTemplate) {
            return res(null);
          } else {
            errors.strictNumericEscape(pos - 1, lineStart, curLine);
          }
        default:
          if (ch >= 48 && ch <= 55) {
            const startPos = pos - 1;
            const match = /^[0-7]+/.exec(input.slice(startPos, pos + 2));
            let octalStr = match[0];
            let octal = parseInt(octalStr, 8);
            if (octal > 255) {
              octalStr = octalStr.slice(0, -1);
              octal = parseInt(octalStr, 8);
            }
            pos += octalStr.length - 1;
            const next2 = input.charCodeAt(pos);
            if (octalStr !== "0" || next2 === 56 || next2 === 57) {
              if (inTemplate) {
                return res(null);
              } else {
                errors.strictNumericEscape(startPos, lineStart, curLine);
              }
            }
            return res(String.fromCharCode(octal));
          }
          return res(String.fromCharCode(ch));
      }
    }
    function readHexChar(input, pos, lineStart, curLine, len, forceLen, throwOnInvalid, errors) {
      const initialPos = pos;
      let n;
      ({
        n,
        pos
      } = readInt(input, pos, lineStart, curLine, 16, len, forceLen, false, errors, !throwOnInvalid));
      if (n === null) {
        if (throwOnInvalid) {
          errors.invalidEscapeSequence(initialPos, lineStart, curLine);
        } else {
          pos = initialPos - 1;
        }
      }
      return {
        code: n,
        pos
      };
    }
    function readInt(input, pos, lineStart, curLine, radix, len, forceLen, allowNumSeparator, errors, bailOnError) {
      const start2 = pos;
      const forbiddenSiblings = radix === 16 ? forbiddenNumericSeparatorSiblings.hex : forbiddenNumericSeparatorSiblings.decBinOct;
      const isAllowedSibling = radix === 16 ? isAllowedNumericSeparatorSibling.hex : radix === 10 ? isAllowedNumericSeparatorSibling.dec : radix === 8 ? isAllowedNumericSeparatorSibling.oct : isAllowedNumericSeparatorSibling.bin;
      let invalid = false;
      let total = 0;
      for (let i = 0, e = len == null ? Infinity : len; i < e; ++i) {
        const code2 = input.charCodeAt(pos);
        let val;
        if (code2 === 95 && allowNumSeparator !== "bail") {
          const prev = input.charCodeAt(pos - 1);
          const next2 = input.charCodeAt(pos + 1);
          if (!allowNumSeparator) {
            if (bailOnError) return {
              n: null,
              pos
            };
            errors.numericSeparatorInEscapeSequence(pos, lineStart, curLine);
          } else if (Number.isNaN(next2) || !isAllowedSibling(next2) || forbiddenSiblings.has(prev)) {
            if (bailOnError) return {
              n: null,
              pos
            };
            errors.unexpectedNumericSeparator(pos, lineStart, curLine);
          }
          ++pos;
          continue;
        }
        if (code2 >= 97) {
          val = code2 - 97 + 10;
        } else if (code2 >= 65) {
          val = code2 - 65 + 10;
        } else if (_isDigit(code2)) {
          val = code2 - 48;
        } else {
          val = Infinity;
        }
        if (val >= radix) {
          if (val <= 9) {
            if (bailOnError) return {
              n: null,
              pos
            };
            errors.invalidDigit(pos, lineStart, curLine, radix);
            val = 0;
          } else if (forceLen) {
            val = 0;
            invalid = true;
          } else {
            break;
          }
        }
        ++pos;
        total = total * radix + val;
      }
      if (pos === start2 || len != null && pos - start2 !== len || invalid) {
        return {
          n: null,
          pos
        };
      }
      return {
        n: total,
        pos
      };
    }
    function readCodePoint(input, pos, lineStart, curLine, throwOnInvalid, errors) {
      const ch = input.charCodeAt(pos);
      let code2;
      if (ch === 123) {
        ++pos;
        const rightCurlyBracePos = input.indexOf("}", pos);
        if (rightCurlyBracePos === -1) {
          if (throwOnInvalid) {
            errors.invalidEscapeSequence(pos, lineStart, curLine);
          }
          return {
            code: null,
            pos
          };
        }
        ({
          code: code2,
          pos
        } = readHexChar(input, pos, lineStart, curLine, rightCurlyBracePos - pos, true, throwOnInvalid, errors));
        ++pos;
        if (code2 !== null && code2 > 1114111) {
          if (throwOnInvalid) {
            errors.invalidCodePoint(pos, lineStart, curLine);
          }
          return {
            code: null,
            pos
          };
        }
      } else {
        ({
          code: code2,
          pos
        } = readHexChar(input, pos, lineStart, curLine, 4, false, throwOnInvalid, errors));
      }
      return {
        code: code2,
        pos
      };
    }
    function buildPosition(pos, lineStart, curLine) {
      return new Position(curLine, pos - lineStart, pos);
    }
    var VALID_REGEX_FLAGS = /* @__PURE__ */ new Set([103, 109, 115, 105, 121, 117, 100, 118]);
    var Token = class {
      constructor(state) {
        const startIndex = state.startIndex || 0;
        this.type = state.type;
        this.value = state.value;
        this.start = startIndex + state.start;
        this.end = startIndex + state.end;
        this.loc = new SourceLocation(state.startLoc, state.endLoc);
      }
    };
    var Tokenizer = class extends CommentsParser {
      constructor(options, input) {
        super();
        this.isLookahead = void 0;
        this.tokens = [];
        this.errorHandlers_readInt = {
          invalidDigit: (pos, lineStart, curLine, radix) => {
            this.raise(Errors.InvalidDigit, buildPosition(pos, lineStart, curLine), {
              radix
            });
          },
          numericSeparatorInEscapeSequence: this.errorBuilder(Errors.NumericSeparatorInEscapeSequence),
          unexpectedNumericSeparator: this.errorBuilder(Errors.UnexpectedNumericSeparator)
        };
        this.errorHandlers_readCodePoint = Object.assign({}, this.errorHandlers_readInt, {
          invalidEscapeSequence: this.errorBuilder(Errors.InvalidEscapeSequence),
          invalidCodePoint: this.errorBuilder(Errors.InvalidCodePoint)
        });
        this.errorHandlers_readStringContents_string = Object.assign({}, this.errorHandlers_readCodePoint, {
          strictNumericEscape: (pos, lineStart, curLine) => {
            this.recordStrictModeErrors(Errors.StrictNumericEscape, buildPosition(pos, lineStart, curLine));
          },
          unterminated: (pos, lineStart, curLine) => {
            throw this.raise(Errors.UnterminatedString, buildPosition(pos - 1, lineStart, curLine));
          }
        });
        this.errorHandlers_readStringContents_template = Object.assign({}, this.errorHandlers_readCodePoint, {
          strictNumericEscape: this.errorBuilder(Errors.StrictNumericEscape),
          unterminated: (pos, lineStart, curLine) => {
            throw this.raise(Errors.UnterminatedTemplate, buildPosition(pos, lineStart, curLine));
          }
        });
        this.state = new State();
        this.state.init(options);
        this.input = input;
        this.length = input.length;
        this.comments = [];
        this.isLookahead = false;
      }
      pushToken(token) {
        this.tokens.length = this.state.tokensLength;
        this.tokens.push(token);
        ++this.state.tokensLength;
      }
      next() {
        this.checkKeywordEscapes();
        if (this.optionFlags & 256) {
          this.pushToken(new Token(this.state));
        }
        this.state.lastTokEndLoc = this.state.endLoc;
        this.state.lastTokStartLoc = this.state.startLoc;
        this.nextToken();
      }
      eat(type) {
        if (this.match(type)) {
          this.next();
          return true;
        } else {
          return false;
        }
      }
      match(type) {
        return this.state.type === type;
      }
      createLookaheadState(state) {
        return {
          pos: state.pos,
          value: null,
          type: state.type,
          start: state.start,
          end: state.end,
          context: [this.curContext()],
          inType: state.inType,
          strict: state.strict,
          startLoc: state.startLoc,
          lastTokEndLoc: state.lastTokEndLoc,
          curLine: state.curLine,
          lineStart: state.lineStart,
          curPosition: state.curPosition
        };
      }
      lookahead() {
        const old = this.state;
        this.state = this.createLookaheadState(old);
        this.isLookahead = true;
        this.nextToken();
        this.isLookahead = false;
        const curr = this.state;
        this.state = old;
        return curr;
      }
      nextTokenStart() {
        return this.nextTokenStartSince(this.state.pos);
      }
      nextTokenStartSince(pos) {
        const skipWhiteSpaceRe = this.inModule || !(this.optionFlags & 8192) ? skipWhiteSpace : skipWhiteSpaceAnnexB;
        skipWhiteSpaceRe.lastIndex = pos;
        return skipWhiteSpaceRe.test(this.input) ? skipWhiteSpaceRe.lastIndex : pos;
      }
      lookaheadCharCode() {
        return this.lookaheadCharCodeSince(this.state.pos);
      }
      lookaheadCharCodeSince(pos) {
        return this.input.charCodeAt(this.nextTokenStartSince(pos));
      }
      nextTokenInLineStart() {
        return this.nextTokenInLineStartSince(this.state.pos);
      }
      nextTokenInLineStartSince(pos) {
        skipWhiteSpaceInLine.lastIndex = pos;
        return skipWhiteSpaceInLine.test(this.input) ? skipWhiteSpaceInLine.lastIndex : pos;
      }
      lookaheadInLineCharCode() {
        return this.input.charCodeAt(this.nextTokenInLineStart());
      }
      codePointAtPos(pos) {
        let cp = this.input.charCodeAt(pos);
        if ((cp & 64512) === 55296 && ++pos < this.input.length) {
          const trail = this.input.charCodeAt(pos);
          if ((trail & 64512) === 56320) {
            cp = 65536 + ((cp & 1023) << 10) + (trail & 1023);
          }
        }
        return cp;
      }
      setStrict(strict) {
        this.state.strict = strict;
        if (strict) {
          this.state.strictErrors.forEach(([toParseError, at2]) => this.raise(toParseError, at2));
          this.state.strictErrors.clear();
        }
      }
      curContext() {
        return this.state.context[this.state.context.length - 1];
      }
      nextToken() {
        this.skipSpace();
        this.state.start = this.state.pos;
        if (!this.isLookahead) this.state.startLoc = this.state.curPosition();
        if (this.state.pos >= this.length) {
          this.finishToken(141);
          return;
        }
        this.getTokenFromCode(this.codePointAtPos(this.state.pos));
      }
      skipBlockComment(commentEnd) {
        let startLoc;
        if (!this.isLookahead) startLoc = this.state.curPosition();
        const start2 = this.state.pos;
        const end = this.input.indexOf(commentEnd, start2 + 2);
        if (end === -1) {
          throw this.raise(Errors.UnterminatedComment, this.state.curPosition());
        }
        this.state.pos = end + commentEnd.length;
        lineBreakG.lastIndex = start2 + 2;
        while (lineBreakG.test(this.input) && lineBreakG.lastIndex <= end) {
          ++this.state.curLine;
          this.state.lineStart = lineBreakG.lastIndex;
        }
        if (this.isLookahead) return;
        const comment = {
          type: "CommentBlock",
          value: this.input.slice(start2 + 2, end),
          start: this.sourceToOffsetPos(start2),
          end: this.sourceToOffsetPos(end + commentEnd.length),
          loc: new SourceLocation(startLoc, this.state.curPosition())
        };
        if (this.optionFlags & 256) this.pushToken(comment);
        return comment;
      }
      skipLineComment(startSkip) {
        const start2 = this.state.pos;
        let startLoc;
        if (!this.isLookahead) startLoc = this.state.curPosition();
        let ch = this.input.charCodeAt(this.state.pos += startSkip);
        if (this.state.pos < this.length) {
          while (!isNewLine(ch) && ++this.state.pos < this.length) {
            ch = this.input.charCodeAt(this.state.pos);
          }
        }
        if (this.isLookahead) return;
        const end = this.state.pos;
        const value = this.input.slice(start2 + startSkip, end);
        const comment = {
          type: "CommentLine",
          value,
          start: this.sourceToOffsetPos(start2),
          end: this.sourceToOffsetPos(end),
          loc: new SourceLocation(startLoc, this.state.curPosition())
        };
        if (this.optionFlags & 256) this.pushToken(comment);
        return comment;
      }
      skipSpace() {
        const spaceStart = this.state.pos;
        const comments = this.optionFlags & 4096 ? [] : null;
        loop: while (this.state.pos < this.length) {
          const ch = this.input.charCodeAt(this.state.pos);
          switch (ch) {
            case 32:
            case 160:
            case 9:
              ++this.state.pos;
              break;
            case 13:
              if (this.input.charCodeAt(this.state.pos + 1) === 10) {
                ++this.state.pos;
              }
            case 10:
            case 8232:
            case 8233:
              ++this.state.pos;
              ++this.state.curLine;
              this.state.lineStart = this.state.pos;
              break;
            case 47:
              switch (this.input.charCodeAt(this.state.pos + 1)) {
                case 42: {
                  const comment = this.skipBlockComment("*/");
                  if (comment !== void 0) {
                    this.addComment(comment);
                    comments == null || comments.push(comment);
                  }
                  break;
                }
                case 47: {
                  const comment = this.skipLineComment(2);
                  if (comment !== void 0) {
                    this.addComment(comment);
                    comments == null || comments.push(comment);
                  }
                  break;
                }
                default:
                  break loop;
              }
              break;
            default:
              if (isWhitespace(ch)) {
                ++this.state.pos;
              } else if (ch === 45 && !this.inModule && this.optionFlags & 8192) {
                const pos = this.state.pos;
                if (this.input.charCodeAt(pos + 1) === 45 && this.input.charCodeAt(pos + 2) === 62 && (spaceStart === 0 || this.state.lineStart > spaceStart)) {
                  const comment = this.skipLineComment(3);
                  if (comment !== void 0) {
                    this.addComment(comment);
                    comments == null || comments.push(comment);
                  }
                } else {
                  break loop;
                }
              } else if (ch === 60 && !this.inModule && this.optionFlags & 8192) {
                const pos = this.state.pos;
                if (this.input.charCodeAt(pos + 1) === 33 && this.input.charCodeAt(pos + 2) === 45 && this.input.charCodeAt(pos + 3) === 45) {
                  const comment = this.skipLineComment(4);
                  if (comment !== void 0) {
                    this.addComment(comment);
                    comments == null || comments.push(comment);
                  }
                } else {
                  break loop;
                }
              } else {
                break loop;
              }
          }
        }
        if ((comments == null ? void 0 : comments.length) > 0) {
          const end = this.state.pos;
          const commentWhitespace = {
            start: this.sourceToOffsetPos(spaceStart),
            end: this.sourceToOffsetPos(end),
            comments,
            leadingNode: null,
            trailingNode: null,
            containingNode: null
          };
          this.state.commentStack.push(commentWhitespace);
        }
      }
      finishToken(type, val) {
        this.state.end = this.state.pos;
        this.state.endLoc = this.state.curPosition();
        const prevType = this.state.type;
        this.state.type = type;
        this.state.value = val;
        if (!this.isLookahead) {
          this.updateContext(prevType);
        }
      }
      replaceToken(type) {
        this.state.type = type;
        this.updateContext();
      }
      readToken_numberSign() {
        if (this.state.pos === 0 && this.readToken_interpreter()) {
          return;
        }
        const nextPos = this.state.pos + 1;
        const next2 = this.codePointAtPos(nextPos);
        if (next2 >= 48 && next2 <= 57) {
          throw this.raise(Errors.UnexpectedDigitAfterHash, this.state.curPosition());
        }
        if (next2 === 123 || next2 === 91 && this.hasPlugin("recordAndTuple")) {
          this.expectPlugin("recordAndTuple");
          if (this.getPluginOption("recordAndTuple", "syntaxType") === "bar") {
            throw this.raise(next2 === 123 ? Errors.RecordExpressionHashIncorrectStartSyntaxType : Errors.TupleExpressionHashIncorrectStartSyntaxType, this.state.curPosition());
          }
          this.state.pos += 2;
          if (next2 === 123) {
            this.finishToken(7);
          } else {
            this.finishToken(1);
          }
        } else if (isIdentifierStart(next2)) {
          ++this.state.pos;
          this.finishToken(140, this.readWord1(next2));
        } else if (next2 === 92) {
          ++this.state.pos;
          this.finishToken(140, this.readWord1());
        } else {
          this.finishOp(27, 1);
        }
      }
      readToken_dot() {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 >= 48 && next2 <= 57) {
          this.readNumber(true);
          return;
        }
        if (next2 === 46 && this.input.charCodeAt(this.state.pos + 2) === 46) {
          this.state.pos += 3;
          this.finishToken(21);
        } else {
          ++this.state.pos;
          this.finishToken(16);
        }
      }
      readToken_slash() {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === 61) {
          this.finishOp(31, 2);
        } else {
          this.finishOp(56, 1);
        }
      }
      readToken_interpreter() {
        if (this.state.pos !== 0 || this.length < 2) return false;
        let ch = this.input.charCodeAt(this.state.pos + 1);
        if (ch !== 33) return false;
        const start2 = this.state.pos;
        this.state.pos += 1;
        while (!isNewLine(ch) && ++this.state.pos < this.length) {
          ch = this.input.charCodeAt(this.state.pos);
        }
        const value = this.input.slice(start2 + 2, this.state.pos);
        this.finishToken(28, value);
        return true;
      }
      readToken_mult_modulo(code2) {
        let type = code2 === 42 ? 55 : 54;
        let width = 1;
        let next2 = this.input.charCodeAt(this.state.pos + 1);
        if (code2 === 42 && next2 === 42) {
          width++;
          next2 = this.input.charCodeAt(this.state.pos + 2);
          type = 57;
        }
        if (next2 === 61 && !this.state.inType) {
          width++;
          type = code2 === 37 ? 33 : 30;
        }
        this.finishOp(type, width);
      }
      readToken_pipe_amp(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === code2) {
          if (this.input.charCodeAt(this.state.pos + 2) === 61) {
            this.finishOp(30, 3);
          } else {
            this.finishOp(code2 === 124 ? 41 : 42, 2);
          }
          return;
        }
        if (code2 === 124) {
          if (next2 === 62) {
            this.finishOp(39, 2);
            return;
          }
          if (this.hasPlugin("recordAndTuple") && next2 === 125) {
            if (this.getPluginOption("recordAndTuple", "syntaxType") !== "bar") {
              throw this.raise(Errors.RecordExpressionBarIncorrectEndSyntaxType, this.state.curPosition());
            }
            this.state.pos += 2;
            this.finishToken(9);
            return;
          }
          if (this.hasPlugin("recordAndTuple") && next2 === 93) {
            if (this.getPluginOption("recordAndTuple", "syntaxType") !== "bar") {
              throw this.raise(Errors.TupleExpressionBarIncorrectEndSyntaxType, this.state.curPosition());
            }
            this.state.pos += 2;
            this.finishToken(4);
            return;
          }
        }
        if (next2 === 61) {
          this.finishOp(30, 2);
          return;
        }
        this.finishOp(code2 === 124 ? 43 : 45, 1);
      }
      readToken_caret() {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === 61 && !this.state.inType) {
          this.finishOp(32, 2);
        } else if (next2 === 94 && this.hasPlugin(["pipelineOperator", {
          proposal: "hack",
          topicToken: "^^"
        }])) {
          this.finishOp(37, 2);
          const lookaheadCh = this.input.codePointAt(this.state.pos);
          if (lookaheadCh === 94) {
            this.unexpected();
          }
        } else {
          this.finishOp(44, 1);
        }
      }
      readToken_atSign() {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === 64 && this.hasPlugin(["pipelineOperator", {
          proposal: "hack",
          topicToken: "@@"
        }])) {
          this.finishOp(38, 2);
        } else {
          this.finishOp(26, 1);
        }
      }
      readToken_plus_min(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === code2) {
          this.finishOp(34, 2);
          return;
        }
        if (next2 === 61) {
          this.finishOp(30, 2);
        } else {
          this.finishOp(53, 1);
        }
      }
      readToken_lt() {
        const {
          pos
        } = this.state;
        const next2 = this.input.charCodeAt(pos + 1);
        if (next2 === 60) {
          if (this.input.charCodeAt(pos + 2) === 61) {
            this.finishOp(30, 3);
            return;
          }
          this.finishOp(51, 2);
          return;
        }
        if (next2 === 61) {
          this.finishOp(49, 2);
          return;
        }
        this.finishOp(47, 1);
      }
      readToken_gt() {
        const {
          pos
        } = this.state;
        const next2 = this.input.charCodeAt(pos + 1);
        if (next2 === 62) {
          const size = this.input.charCodeAt(pos + 2) === 62 ? 3 : 2;
          if (this.input.charCodeAt(pos + size) === 61) {
            this.finishOp(30, size + 1);
            return;
          }
          this.finishOp(52, size);
          return;
        }
        if (next2 === 61) {
          this.finishOp(49, 2);
          return;
        }
        this.finishOp(48, 1);
      }
      readToken_eq_excl(code2) {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        if (next2 === 61) {
          this.finishOp(46, this.input.charCodeAt(this.state.pos + 2) === 61 ? 3 : 2);
          return;
        }
        if (code2 === 61 && next2 === 62) {
          this.state.pos += 2;
          this.finishToken(19);
          return;
        }
        this.finishOp(code2 === 61 ? 29 : 35, 1);
      }
      readToken_question() {
        const next2 = this.input.charCodeAt(this.state.pos + 1);
        const next22 = this.input.charCodeAt(this.state.pos + 2);
        if (next2 === 63) {
          if (next22 === 61) {
            this.finishOp(30, 3);
          } else {
            this.finishOp(40, 2);
          }
        } else if (next2 === 46 && !(next22 >= 48 && next22 <= 57)) {
          this.state.pos += 2;
          this.finishToken(18);
        } else {
          ++this.state.pos;
          this.finishToken(17);
        }
      }
      getTokenFromCode(code2) {
        switch (code2) {
          case 46:
            this.readToken_dot();
            return;
          case 40:
            ++this.state.pos;
            this.finishToken(10);
            return;
          case 41:
            ++this.state.pos;
            this.finishToken(11);
            return;
          case 59:
            ++this.state.pos;
            this.finishToken(13);
            return;
          case 44:
            ++this.state.pos;
            this.finishToken(12);
            return;
          case 91:
            if (this.hasPlugin("recordAndTuple") && this.input.charCodeAt(this.state.pos + 1) === 124) {
              if (this.getPluginOption("recordAndTuple", "syntaxType") !== "bar") {
                throw this.raise(Errors.TupleExpressionBarIncorrectStartSyntaxType, this.state.curPosition());
              }
              this.state.pos += 2;
              this.finishToken(2);
            } else {
              ++this.state.pos;
              this.finishToken(0);
            }
            return;
          case 93:
            ++this.state.pos;
            this.finishToken(3);
            return;
          case 123:
            if (this.hasPlugin("recordAndTuple") && this.input.charCodeAt(this.state.pos + 1) === 124) {
              if (this.getPluginOption("recordAndTuple", "syntaxType") !== "bar") {
                throw this.raise(Errors.RecordExpressionBarIncorrectStartSyntaxType, this.state.curPosition());
              }
              this.state.pos += 2;
              this.finishToken(6);
            } else {
              ++this.state.pos;
              this.finishToken(5);
            }
            return;
          case 125:
            ++this.state.pos;
            this.finishToken(8);
            return;
          case 58:
            if (this.hasPlugin("functionBind") && this.input.charCodeAt(this.state.pos + 1) === 58) {
              this.finishOp(15, 2);
            } else {
              ++this.state.pos;
              this.finishToken(14);
            }
            return;
          case 63:
            this.readToken_question();
            return;
          case 96:
            this.readTemplateToken();
            return;
          case 48: {
            const next2 = this.input.charCodeAt(this.state.pos + 1);
            if (next2 === 120 || next2 === 88) {
              this.readRadixNumber(16);
              return;
            }
            if (next2 === 111 || next2 === 79) {
              this.readRadixNumber(8);
              return;
            }
            if (next2 === 98 || next2 === 66) {
              this.readRadixNumber(2);
              return;
            }
          }
          case 49:
          case 50:
          case 51:
          case 52:
          case 53:
          case 54:
          case 55:
          case 56:
          case 57:
            this.readNumber(false);
            return;
          case 34:
          case 39:
            this.readString(code2);
            return;
          case 47:
            this.readToken_slash();
            return;
          case 37:
          case 42:
            this.readToken_mult_modulo(code2);
            return;
          case 124:
          case 38:
            this.readToken_pipe_amp(code2);
            return;
          case 94:
            this.readToken_caret();
            return;
          case 43:
          case 45:
            this.readToken_plus_min(code2);
            return;
          case 60:
            this.readToken_lt();
            return;
          case 62:
            this.readToken_gt();
            return;
          case 61:
          case 33:
            this.readToken_eq_excl(code2);
            return;
          case 126:
            this.finishOp(36, 1);
            return;
          case 64:
            this.readToken_atSign();
            return;
          case 35:
            this.readToken_numberSign();
            return;
          case 92:
            this.readWord();
            return;
          default:
            if (isIdentifierStart(code2)) {
              this.readWord(code2);
              return;
            }
        }
        throw this.raise(Errors.InvalidOrUnexpectedToken, this.state.curPosition(), {
          unexpected: String.fromCodePoint(code2)
        });
      }
      finishOp(type, size) {
        const str = this.input.slice(this.state.pos, this.state.pos + size);
        this.state.pos += size;
        this.finishToken(type, str);
      }
      readRegexp() {
        const startLoc = this.state.startLoc;
        const start2 = this.state.start + 1;
        let escaped, inClass;
        let {
          pos
        } = this.state;
        for (; ; ++pos) {
          if (pos >= this.length) {
            throw this.raise(Errors.UnterminatedRegExp, createPositionWithColumnOffset(startLoc, 1));
          }
          const ch = this.input.charCodeAt(pos);
          if (isNewLine(ch)) {
            throw this.raise(Errors.UnterminatedRegExp, createPositionWithColumnOffset(startLoc, 1));
          }
          if (escaped) {
            escaped = false;
          } else {
            if (ch === 91) {
              inClass = true;
            } else if (ch === 93 && inClass) {
              inClass = false;
            } else if (ch === 47 && !inClass) {
              break;
            }
            escaped = ch === 92;
          }
        }
        const content = this.input.slice(start2, pos);
        ++pos;
        let mods = "";
        const nextPos = () => createPositionWithColumnOffset(startLoc, pos + 2 - start2);
        while (pos < this.length) {
          const cp = this.codePointAtPos(pos);
          const char = String.fromCharCode(cp);
          if (VALID_REGEX_FLAGS.has(cp)) {
            if (cp === 118) {
              if (mods.includes("u")) {
                this.raise(Errors.IncompatibleRegExpUVFlags, nextPos());
              }
            } else if (cp === 117) {
              if (mods.includes("v")) {
                this.raise(Errors.IncompatibleRegExpUVFlags, nextPos());
              }
            }
            if (mods.includes(char)) {
              this.raise(Errors.DuplicateRegExpFlags, nextPos());
            }
          } else if (isIdentifierChar(cp) || cp === 92) {
            this.raise(Errors.MalformedRegExpFlags, nextPos());
          } else {
            break;
          }
          ++pos;
          mods += char;
        }
        this.state.pos = pos;
        this.finishToken(139, {
          pattern: content,
          flags: mods
        });
      }
      readInt(radix, len, forceLen = false, allowNumSeparator = true) {
        const {
          n,
          pos
        } = readInt(this.input, this.state.pos, this.state.lineStart, this.state.curLine, radix, len, forceLen, allowNumSeparator, this.errorHandlers_readInt, false);
        this.state.pos = pos;
        return n;
      }
      readLiteralInt(radix) {
        let pos = this.state.pos;
        let val = 0;
        let code2;
        for (; ; ) {
          code2 = this.input.charCodeAt(pos);
          let digit;
          if (code2 >= 48 && code2 <= 57) {
            digit = code2 - 48;
          } else {
            digit = (code2 | 32) - 97;
            if (digit < 0 || digit > 5) break;
            digit += 10;
          }
          if (digit >= radix) break;
          val = val * radix + digit;
          ++pos;
        }
        if (code2 === 95 || code2 >= 48 && code2 <= 57) {
          return this.readInt(radix);
        }
        if (pos === this.state.pos) return null;
        this.state.pos = pos;
        return val;
      }
      readRadixNumber(radix) {
        const start2 = this.state.pos;
        const startLoc = this.state.curPosition();
        this.state.pos += 2;
        let val = this.readLiteralInt(radix);
        const end = this.state.pos;
        if (val == null) {
          this.raise(Errors.InvalidDigit, createPositionWithColumnOffset(startLoc, 2), {
            radix
          });
        }
        const next2 = this.input.charCodeAt(this.state.pos);
        const isBigInt = next2 === 110;
        if (isBigInt) {
          ++this.state.pos;
        } else if (next2 === 109) {
          throw this.raise(Errors.InvalidDecimal, startLoc);
        }
        if (isIdentifierStart(this.codePointAtPos(this.state.pos))) {
          throw this.raise(Errors.NumberIdentifier, this.state.curPosition());
        }
        if (isBigInt || val !== null && val > Number.MAX_SAFE_INTEGER) {
          const str = this.input.slice(start2, end).replace(/_/g, "");
          if (isBigInt) {
            this.finishToken(137, str);
            return;
          }
          val = Number(radix !== 16 && this.optionFlags & 2048 ? str.replace(radix === 2 ? /[2-9]/g : /[89]/g, "0") : str);
        }
        this.finishToken(136, val);
      }
      readNumber(startsWithDot) {
        const start2 = this.state.pos;
        const startLoc = this.state.curPosition();
        let isFloat = false;
        let hasExponent = false;
        let isOctal = false;
        const integerValue = startsWithDot ? 0 : this.readLiteralInt(10);
        const hasLeadingZero = this.state.pos - start2 >= 2 && this.input.charCodeAt(start2) === 48;
        if (hasLeadingZero) {
          const integer = this.input.slice(start2, this.state.pos);
          this.recordStrictModeErrors(Errors.StrictOctalLiteral, startLoc);
          if (!this.state.strict) {
            const underscorePos = integer.indexOf("_");
            if (underscorePos > 0) {
              this.raise(Errors.ZeroDigitNumericSeparator, createPositionWithColumnOffset(startLoc, underscorePos));
            }
          }
          isOctal = !/[89]/.test(integer);
        }
        let next2 = this.input.charCodeAt(this.state.pos);
        if (next2 === 46 && !isOctal) {
          ++this.state.pos;
          this.readLiteralInt(10);
          isFloat = true;
          next2 = this.input.charCodeAt(this.state.pos);
        }
        if ((next2 === 69 || next2 === 101) && !isOctal) {
          next2 = this.input.charCodeAt(++this.state.pos);
          if (next2 === 43 || next2 === 45) {
            ++this.state.pos;
          }
          if (this.readLiteralInt(10) === null) {
            this.raise(Errors.InvalidOrMissingExponent, startLoc);
          }
          isFloat = true;
          hasExponent = true;
          next2 = this.input.charCodeAt(this.state.pos);
        }
        const end = this.state.pos;
        const isBigInt = next2 === 110;
        if (isBigInt) {
          if (isFloat || hasLeadingZero) {
            this.raise(Errors.InvalidBigIntLiteral, startLoc);
          }
          ++this.state.pos;
        }
        if (next2 === 109) {
          this.expectPlugin("decimal", this.state.curPosition());
          if (hasExponent || hasLeadingZero) {
            this.raise(Errors.InvalidDecimal, startLoc);
          }
          ++this.state.pos;
          var isDecimal = true;
        }
        if (isIdentifierStart(this.codePointAtPos(this.state.pos))) {
          throw this.raise(Errors.NumberIdentifier, this.state.curPosition());
        }
        if (!isFloat && !isBigInt && !isDecimal && !hasLeadingZero && integerValue <= Number.MAX_SAFE_INTEGER) {
          this.finishToken(136, integerValue);
          return;
        }
        const str = this.input.slice(start2, end).replace(/_/g, "");
        if (isBigInt) {
          this.finishToken(137, str);
          return;
        }
        if (isDecimal) {
          this.finishToken(138, str);
          return;
        }
        const val = isOctal ? parseInt(str, 8) : parseFloat(str);
        this.finishToken(136, val);
      }
      readCodePoint(throwOnInvalid) {
        const {
          code: code2,
          pos
        } = readCodePoint(this.input, this.state.pos, this.state.lineStart, this.state.curLine, throwOnInvalid, this.errorHandlers_readCodePoint);
        this.state.pos = pos;
        return code2;
      }
      readString(quote) {
        const {
          str,
          pos,
          curLine,
          lineStart
        } = readStringContents(quote === 34 ? "double" : "single", this.input, this.state.pos + 1, this.state.lineStart, this.state.curLine, this.errorHandlers_readStringContents_string);
        this.state.pos = pos + 1;
        this.state.lineStart = lineStart;
        this.state.curLine = curLine;
        this.finishToken(135, str);
      }
      readTemplateContinuation() {
        if (!this.match(8)) {
          this.unexpected(null, 8);
        }
        this.state.pos--;
        this.readTemplateToken();
      }
      readTemplateToken() {
        const opening = this.input[this.state.pos];
        const {
          str,
          firstInvalidLoc,
          pos,
          curLine,
          lineStart
        } = readStringContents("template", this.input, this.state.pos + 1, this.state.lineStart, this.state.curLine, this.errorHandlers_readStringContents_template);
        this.state.pos = pos + 1;
        this.state.lineStart = lineStart;
        this.state.curLine = curLine;
        if (firstInvalidLoc) {
          this.state.firstInvalidTemplateEscapePos = new Position(firstInvalidLoc.curLine, firstInvalidLoc.pos - firstInvalidLoc.lineStart, this.sourceToOffsetPos(firstInvalidLoc.pos));
        }
        if (this.input.codePointAt(pos) === 96) {
          this.finishToken(24, firstInvalidLoc ? null : opening + str + "`");
        } else {
          this.state.pos++;
          this.finishToken(25, firstInvalidLoc ? null : opening + str + "${");
        }
      }
      recordStrictModeErrors(toParseError, at2) {
        if (this.isLookahead) return;
        const index = at2.index;
        if (this.state.strict && !this.state.strictErrors.has(index)) {
          this.raise(toParseError, at2);
        } else {
          this.state.strictErrors.set(index, [toParseError, at2]);
        }
      }
      readWord1(firstCode) {
        this.state.containsEsc = false;
        let word = "";
        const start2 = this.state.pos;
        let chunkStart = this.state.pos;
        if (firstCode !== void 0) {
          this.state.pos += firstCode <= 65535 ? 1 : 2;
        }
        while (this.state.pos < this.length) {
          const ch = this.codePointAtPos(this.state.pos);
          if (isIdentifierChar(ch)) {
            this.state.pos += ch <= 65535 ? 1 : 2;
          } else if (ch === 92) {
            this.state.containsEsc = true;
            word += this.input.slice(chunkStart, this.state.pos);
            const escStart = this.state.curPosition();
            const identifierCheck = this.state.pos === start2 ? isIdentifierStart : isIdentifierChar;
            if (this.input.charCodeAt(++this.state.pos) !== 117) {
              this.raise(Errors.MissingUnicodeEscape, this.state.curPosition());
              chunkStart = this.state.pos - 1;
              continue;
            }
            ++this.state.pos;
            const esc = this.readCodePoint(true);
            if (esc !== null) {
              if (!identifierCheck(esc)) {
                this.raise(Errors.EscapedCharNotAnIdentifier, escStart);
              }
              word += String.fromCodePoint(esc);
            }
            chunkStart = this.state.pos;
          } else {
            break;
          }
        }
        return word + this.input.slice(chunkStart, this.state.pos);
      }
      readWord(firstCode) {
        const word = this.readWord1(firstCode);
        const type = keywords$1.get(word);
        if (type !== void 0) {
          this.finishToken(type, tokenLabelName(type));
        } else {
          this.finishToken(133, word);
        }
      }
      checkKeywordEscapes() {
        const {
          type
        } = this.state;
        if (tokenIsKeyword(type) && this.state.containsEsc) {
          this.raise(Errors.InvalidEscapedReservedWord, this.state.startLoc, {
            reservedWord: tokenLabelName(type)
          });
        }
      }
      raise(toParseError, at2, details = {}) {
        const loc = at2 instanceof Position ? at2 : at2.loc.start;
        const error = toParseError(loc, details);
        if (!(this.optionFlags & 2048)) throw error;
        if (!this.isLookahead) this.state.errors.push(error);
        return error;
      }
      raiseOverwrite(toParseError, at2, details = {}) {
        const loc = at2 instanceof Position ? at2 : at2.loc.start;
        const pos = loc.index;
        const errors = this.state.errors;
        for (let i = errors.length - 1; i >= 0; i--) {
          const error = errors[i];
          if (error.loc.index === pos) {
            return errors[i] = toParseError(loc, details);
          }
          if (error.loc.index < pos) break;
        }
        return this.raise(toParseError, at2, details);
      }
      updateContext(prevType) {
      }
      unexpected(loc, type) {
        throw this.raise(Errors.UnexpectedToken, loc != null ? loc : this.state.startLoc, {
          expected: type ? tokenLabelName(type) : null
        });
      }
      expectPlugin(pluginName, loc) {
        if (this.hasPlugin(pluginName)) {
          return true;
        }
        throw this.raise(Errors.MissingPlugin, loc != null ? loc : this.state.startLoc, {
          missingPlugin: [pluginName]
        });
      }
      expectOnePlugin(pluginNames) {
        if (!pluginNames.some((name) => this.hasPlugin(name))) {
          throw this.raise(Errors.MissingOneOfPlugins, this.state.startLoc, {
            missingPlugin: pluginNames
          });
        }
      }
      errorBuilder(error) {
        return (pos, lineStart, curLine) => {
          this.raise(error, buildPosition(pos, lineStart, curLine));
        };
      }
    };
    var ClassScope = class {
      constructor() {
        this.privateNames = /* @__PURE__ */ new Set();
        this.loneAccessors = /* @__PURE__ */ new Map();
        this.undefinedPrivateNames = /* @__PURE__ */ new Map();
      }
    };
    var ClassScopeHandler = class {
      constructor(parser) {
        this.parser = void 0;
        this.stack = [];
        this.undefinedPrivateNames = /* @__PURE__ */ new Map();
        this.parser = parser;
      }
      current() {
        return this.stack[this.stack.length - 1];
      }
      enter() {
        this.stack.push(new ClassScope());
      }
      exit() {
        const oldClassScope = this.stack.pop();
        const current2 = this.current();
        for (const [name, loc] of Array.from(oldClassScope.undefinedPrivateNames)) {
          if (current2) {
            if (!current2.undefinedPrivateNames.has(name)) {
              current2.undefinedPrivateNames.set(name, loc);
            }
          } else {
            this.parser.raise(Errors.InvalidPrivateFieldResolution, loc, {
              identifierName: name
            });
          }
        }
      }
      declarePrivateName(name, elementType, loc) {
        const {
          privateNames,
          loneAccessors,
          undefinedPrivateNames
        } = this.current();
        let redefined = privateNames.has(name);
        if (elementType & 3) {
          const accessor = redefined && loneAccessors.get(name);
          if (accessor) {
            const oldStatic = accessor & 4;
            const newStatic = elementType & 4;
            const oldKind = accessor & 3;
            const newKind = elementType & 3;
            redefined = oldKind === newKind || oldStatic !== newStatic;
            if (!redefined) loneAccessors.delete(name);
          } else if (!redefined) {
            loneAccessors.set(name, elementType);
          }
        }
        if (redefined) {
          this.parser.raise(Errors.PrivateNameRedeclaration, loc, {
            identifierName: name
          });
        }
        privateNames.add(name);
        undefinedPrivateNames.delete(name);
      }
      usePrivateName(name, loc) {
        let classScope;
        for (classScope of this.stack) {
          if (classScope.privateNames.has(name)) return;
        }
        if (classScope) {
          classScope.undefinedPrivateNames.set(name, loc);
        } else {
          this.parser.raise(Errors.InvalidPrivateFieldResolution, loc, {
            identifierName: name
          });
        }
      }
    };
    var ExpressionScope = class {
      constructor(type = 0) {
        this.type = type;
      }
      canBeArrowParameterDeclaration() {
        return this.type === 2 || this.type === 1;
      }
      isCertainlyParameterDeclaration() {
        return this.type === 3;
      }
      isInitializer() {
        return this.type === 4;
      }
    };
    var ArrowHeadParsingScope = class extends ExpressionScope {
      constructor(type) {
        super(type);
        this.declarationErrors = /* @__PURE__ */ new Map();
      }
      recordDeclarationError(ParsingErrorClass, at2) {
        const index = at2.index;
        this.declarationErrors.set(index, [ParsingErrorClass, at2]);
      }
      clearDeclarationError(index) {
        this.declarationErrors.delete(index);
      }
      iterateErrors(iterator) {
        this.declarationErrors.forEach(iterator);
      }
    };
    var ExpressionScopeHandler = class {
      constructor(parser) {
        this.parser = void 0;
        this.stack = [new ExpressionScope()];
        this.parser = parser;
      }
      enter(scope) {
        this.stack.push(scope);
      }
      exit() {
        this.stack.pop();
      }
      canBeInParameters() {
        const scope = this.stack[this.stack.length - 1];
        return scope.canBeArrowParameterDeclaration() || scope.isCertainlyParameterDeclaration();
      }
      recordParameterInitializerError(toParseError, node) {
        const origin = node.loc.start;
        const {
          stack
        } = this;
        let i = stack.length - 1;
        let scope = stack[i];
        while (!scope.isCertainlyParameterDeclaration()) {
          if (scope.canBeArrowParameterDeclaration()) {
            scope.recordDeclarationError(toParseError, origin);
          } else if (!scope.isInitializer()) {
            return;
          }
          scope = stack[--i];
        }
        this.parser.raise(toParseError, origin);
      }
      recordArrowParameterBindingError(error, node) {
        const {
          stack
        } = this;
        const scope = stack[stack.length - 1];
        const origin = node.loc.start;
        if (scope.isCertainlyParameterDeclaration()) {
          this.parser.raise(error, origin);
        } else if (scope.canBeArrowParameterDeclaration()) {
          scope.recordDeclarationError(error, origin);
        } else {
          return;
        }
      }
      recordAsyncArrowParametersError(at2) {
        const {
          stack
        } = this;
        for (let i = stack.length - 1; ; i--) {
          const scope = stack[i];
          if (scope.canBeArrowParameterDeclaration()) {
            if (scope.type === 2) {
              scope.recordDeclarationError(Errors.AwaitBindingIdentifier, at2);
            }
          } else if (!scope.isInitializer()) {
            return;
          }
        }
      }
      validateAsPattern() {
        const {
          stack
        } = this;
        const currentScope = stack[stack.length - 1];
        if (!currentScope.canBeArrowParameterDeclaration()) return;
        currentScope.iterateErrors(([toParseError, loc]) => {
          this.parser.raise(toParseError, loc);
          for (let i = stack.length - 2; ; i--) {
            const scope = stack[i];
            if (scope.canBeArrowParameterDeclaration()) {
              scope.clearDeclarationError(loc.index);
            } else if (!scope.isInitializer()) {
              break;
            }
          }
        });
      }
    };
    function newArrowHeadScope() {
      return new ArrowHeadParsingScope(1);
    }
    function newAsyncArrowScope() {
      return new ArrowHeadParsingScope(2);
    }
    var sharedExpressionScope = new ExpressionScope();
    var parameterDeclarationScope = new ExpressionScope(3);
    var initializerScope = new ExpressionScope(4);
    var ProductionParameterHandler = class {
      constructor() {
        this.stacks = [];
      }
      enter(flags) {
        this.stacks.push(flags);
      }
      exit() {
        this.stacks.pop();
      }
      currentFlags() {
        return this.stacks[this.stacks.length - 1];
      }
      get hasAwait() {
        return (this.currentFlags() & 2) > 0;
      }
      get hasYield() {
        return (this.currentFlags() & 1) > 0;
      }
      get hasReturn() {
        return (this.currentFlags() & 4) > 0;
      }
      get hasIn() {
        return (this.currentFlags() & 8) > 0;
      }
      get inFSharpPipelineDirectBody() {
        return (this.currentFlags() & 16) === 0;
      }
    };
    function functionFlags(isAsync, isGenerator) {
      return (isAsync ? 2 : 0) | (isGenerator ? 1 : 0);
    }
    var UtilParser = class extends Tokenizer {
      addExtra(node, key, value, enumerable = true) {
        if (!node) return;
        let {
          extra
        } = node;
        if (extra == null) {
          extra = {};
          node.extra = extra;
        }
        if (enumerable) {
          extra[key] = value;
        } else {
          Object.defineProperty(extra, key, {
            enumerable,
            value
          });
        }
      }
      isContextual(token) {
        return this.state.type === token && !this.state.containsEsc;
      }
      isUnparsedContextual(nameStart, name) {
        if (this.input.startsWith(name, nameStart)) {
          const nextCh = this.input.charCodeAt(nameStart + name.length);
          return !(isIdentifierChar(nextCh) || nextCh === 92 || (nextCh & 64512) === 55296);
        }
        return false;
      }
      isLookaheadContextual(name) {
        const next2 = this.nextTokenStart();
        return this.isUnparsedContextual(next2, name);
      }
      eatContextual(token) {
        if (this.isContextual(token)) {
          this.next();
          return true;
        }
        return false;
      }
      expectContextual(token, toParseError) {
        if (!this.eatContextual(token)) {
          if (toParseError != null) {
            throw this.raise(toParseError, this.state.startLoc);
          }
          this.unexpected(null, token);
        }
      }
      canInsertSemicolon() {
        return this.match(141) || this.match(8) || this.hasPrecedingLineBreak();
      }
      hasPrecedingLineBreak() {
        return hasNewLine(this.input, this.offsetToSourcePos(this.state.lastTokEndLoc.index), this.state.start);
      }
      hasFollowingLineBreak() {
        return hasNewLine(this.input, this.state.end, this.nextTokenStart());
      }
      isLineTerminator() {
        return this.eat(13) || this.canInsertSemicolon();
      }
      semicolon(allowAsi = true) {
        if (allowAsi ? this.isLineTerminator() : this.eat(13)) return;
        this.raise(Errors.MissingSemicolon, this.state.lastTokEndLoc);
      }
      expect(type, loc) {
        if (!this.eat(type)) {
          this.unexpected(loc, type);
        }
      }
      snapshotScopeStacks() {
        return {
          scopeDepth: this.scope.scopeStack.length,
          prodParamDepth: this.prodParam.stacks.length,
          classScopeDepth: this.classScope.stack.length,
          expressionScopeDepth: this.expressionScope.stack.length
        };
      }
      restoreScopeStacks(snapshot) {
        const {
          scope
        } = this;
        while (scope.scopeStack.length > snapshot.scopeDepth) scope.exit();
        this.prodParam.stacks.length = snapshot.prodParamDepth;
        this.classScope.stack.length = snapshot.classScopeDepth;
        this.expressionScope.stack.length = snapshot.expressionScopeDepth;
      }
      tryParse(fn, oldState = this.state.clone()) {
        const abortSignal = {
          node: null
        };
        const scopeStacksSnapshot = this.snapshotScopeStacks();
        try {
          const node = fn((node2 = null) => {
            abortSignal.node = node2;
            throw abortSignal;
          });
          if (this.state.errors.length > oldState.errors.length) {
            const failState = this.state;
            this.state = oldState;
            this.state.tokensLength = failState.tokensLength;
            return {
              node,
              error: failState.errors[oldState.errors.length],
              thrown: false,
              aborted: false,
              failState
            };
          }
          return {
            node,
            error: null,
            thrown: false,
            aborted: false,
            failState: null
          };
        } catch (error) {
          const failState = this.state;
          this.state = oldState;
          this.restoreScopeStacks(scopeStacksSnapshot);
          if (error instanceof SyntaxError) {
            return {
              node: null,
              error,
              thrown: true,
              aborted: false,
              failState
            };
          }
          if (error === abortSignal) {
            return {
              node: abortSignal.node,
              error: null,
              thrown: false,
              aborted: true,
              failState
            };
          }
          throw error;
        }
      }
      checkExpressionErrors(refExpressionErrors, andThrow) {
        if (!refExpressionErrors) return false;
        const {
          shorthandAssignLoc,
          doubleProtoLoc,
          privateKeyLoc,
          optionalParametersLoc,
          voidPatternLoc
        } = refExpressionErrors;
        const hasErrors = !!shorthandAssignLoc || !!doubleProtoLoc || !!optionalParametersLoc || !!privateKeyLoc || !!voidPatternLoc;
        if (!andThrow) {
          return hasErrors;
        }
        if (shorthandAssignLoc != null) {
          this.raise(Errors.InvalidCoverInitializedName, shorthandAssignLoc);
        }
        if (doubleProtoLoc != null) {
          this.raise(Errors.DuplicateProto, doubleProtoLoc);
        }
        if (privateKeyLoc != null) {
          this.raise(Errors.UnexpectedPrivateField, privateKeyLoc);
        }
        if (optionalParametersLoc != null) {
          this.unexpected(optionalParametersLoc);
        }
        if (voidPatternLoc != null) {
          this.raise(Errors.InvalidCoverDiscardElement, voidPatternLoc);
        }
      }
      isLiteralPropertyName() {
        return tokenIsLiteralPropertyName(this.state.type);
      }
      isPrivateName(node) {
        return node.type === "PrivateName";
      }
      getPrivateNameSV(node) {
        return node.id.name;
      }
      hasPropertyAsPrivateName(node) {
        return (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") && this.isPrivateName(node.property);
      }
      isObjectProperty(node) {
        return node.type === "ObjectProperty";
      }
      isObjectMethod(node) {
        return node.type === "ObjectMethod";
      }
      initializeScopes(inModule = this.options.sourceType === "module") {
        const oldLabels = this.state.labels;
        this.state.labels = [];
        const oldExportedIdentifiers = this.exportedIdentifiers;
        this.exportedIdentifiers = /* @__PURE__ */ new Set();
        const oldInModule = this.inModule;
        this.inModule = inModule;
        const oldScope = this.scope;
        const ScopeHandler2 = this.getScopeHandler();
        this.scope = new ScopeHandler2(this, inModule);
        const oldProdParam = this.prodParam;
        this.prodParam = new ProductionParameterHandler();
        const oldClassScope = this.classScope;
        this.classScope = new ClassScopeHandler(this);
        const oldExpressionScope = this.expressionScope;
        this.expressionScope = new ExpressionScopeHandler(this);
        return () => {
          this.state.labels = oldLabels;
          this.exportedIdentifiers = oldExportedIdentifiers;
          this.inModule = oldInModule;
          this.scope = oldScope;
          this.prodParam = oldProdParam;
          this.classScope = oldClassScope;
          this.expressionScope = oldExpressionScope;
        };
      }
      enterInitialScopes() {
        let paramFlags = 0;
        if (this.inModule || this.optionFlags & 1) {
          paramFlags |= 2;
        }
        if (this.optionFlags & 32) {
          paramFlags |= 1;
        }
        const isCommonJS = !this.inModule && this.options.sourceType === "commonjs";
        if (isCommonJS || this.optionFlags & 2) {
          paramFlags |= 4;
        }
        this.prodParam.enter(paramFlags);
        let scopeFlags = isCommonJS ? 514 : 1;
        if (this.optionFlags & 4) {
          scopeFlags |= 512;
        }
        this.scope.enter(scopeFlags);
      }
      checkDestructuringPrivate(refExpressionErrors) {
        const {
          privateKeyLoc
        } = refExpressionErrors;
        if (privateKeyLoc !== null) {
          this.expectPlugin("destructuringPrivate", privateKeyLoc);
        }
      }
    };
    var ExpressionErrors = class {
      constructor() {
        this.shorthandAssignLoc = null;
        this.doubleProtoLoc = null;
        this.privateKeyLoc = null;
        this.optionalParametersLoc = null;
        this.voidPatternLoc = null;
      }
    };
    var Node = class {
      constructor(parser, pos, loc) {
        this.type = "";
        this.start = pos;
        this.end = 0;
        this.loc = new SourceLocation(loc);
        if ((parser == null ? void 0 : parser.optionFlags) & 128) this.range = [pos, 0];
        if (parser != null && parser.filename) this.loc.filename = parser.filename;
      }
    };
    var NodePrototype = Node.prototype;
    NodePrototype.__clone = function() {
      const newNode = new Node(void 0, this.start, this.loc.start);
      const keys4 = Object.keys(this);
      for (let i = 0, length = keys4.length; i < length; i++) {
        const key = keys4[i];
        if (key !== "leadingComments" && key !== "trailingComments" && key !== "innerComments") {
          newNode[key] = this[key];
        }
      }
      return newNode;
    };
    var NodeUtils = class extends UtilParser {
      startNode() {
        const loc = this.state.startLoc;
        return new Node(this, loc.index, loc);
      }
      startNodeAt(loc) {
        return new Node(this, loc.index, loc);
      }
      startNodeAtNode(type) {
        return this.startNodeAt(type.loc.start);
      }
      finishNode(node, type) {
        return this.finishNodeAt(node, type, this.state.lastTokEndLoc);
      }
      finishNodeAt(node, type, endLoc) {
        node.type = type;
        node.end = endLoc.index;
        node.loc.end = endLoc;
        if (this.optionFlags & 128) node.range[1] = endLoc.index;
        if (this.optionFlags & 4096) {
          this.processComment(node);
        }
        return node;
      }
      resetStartLocation(node, startLoc) {
        node.start = startLoc.index;
        node.loc.start = startLoc;
        if (this.optionFlags & 128) node.range[0] = startLoc.index;
      }
      resetEndLocation(node, endLoc = this.state.lastTokEndLoc) {
        node.end = endLoc.index;
        node.loc.end = endLoc;
        if (this.optionFlags & 128) node.range[1] = endLoc.index;
      }
      resetStartLocationFromNode(node, locationNode) {
        this.resetStartLocation(node, locationNode.loc.start);
      }
      castNodeTo(node, type) {
        node.type = type;
        return node;
      }
      cloneIdentifier(node) {
        const {
          type,
          start: start2,
          end,
          loc,
          range,
          name
        } = node;
        const cloned = Object.create(NodePrototype);
        cloned.type = type;
        cloned.start = start2;
        cloned.end = end;
        cloned.loc = loc;
        cloned.range = range;
        cloned.name = name;
        if (node.extra) cloned.extra = node.extra;
        return cloned;
      }
      cloneStringLiteral(node) {
        const {
          type,
          start: start2,
          end,
          loc,
          range,
          extra
        } = node;
        const cloned = Object.create(NodePrototype);
        cloned.type = type;
        cloned.start = start2;
        cloned.end = end;
        cloned.loc = loc;
        cloned.range = range;
        cloned.extra = extra;
        cloned.value = node.value;
        return cloned;
      }
    };
    var unwrapParenthesizedExpression = (node) => {
      return node.type === "ParenthesizedExpression" ? unwrapParenthesizedExpression(node.expression) : node;
    };
    var LValParser = class extends NodeUtils {
      raiseOnce(toParseError, node) {
        const {
          errors
        } = this.state;
        const length = errors.length;
        const error = this.raise(toParseError, node);
        if (errors.length === length) return;
        for (let i = length - 1; i >= 0; i--) {
          if (errors[i].pos === error.pos && errors[i].reasonCode === error.reasonCode) {
            errors.pop();
            return;
          }
        }
      }
      toAssignable(node, isLHS = false) {
        var _node$extra, _node$extra3;
        let parenthesized = void 0;
        if (node.type === "ParenthesizedExpression" || (_node$extra = node.extra) != null && _node$extra.parenthesized) {
          parenthesized = unwrapParenthesizedExpression(node);
          if (isLHS) {
            if (parenthesized.type === "Identifier") {
              this.expressionScope.recordArrowParameterBindingError(Errors.InvalidParenthesizedAssignment, node);
            } else if (parenthesized.type !== "CallExpression" && parenthesized.type !== "MemberExpression" && !this.isOptionalMemberExpression(parenthesized)) {
              this.raiseOnce(Errors.InvalidParenthesizedAssignment, node);
            }
          } else {
            this.raiseOnce(Errors.InvalidParenthesizedAssignment, node);
          }
        }
        switch (node.type) {
          case "Identifier":
          case "ObjectPattern":
          case "ArrayPattern":
          case "AssignmentPattern":
          case "RestElement":
          case "VoidPattern":
            break;
          case "ObjectExpression":
            this.castNodeTo(node, "ObjectPattern");
            for (let i = 0, length = node.properties.length, last = length - 1; i < length; i++) {
              var _node$extra2;
              const prop = node.properties[i];
              const isLast = i === last;
              this.toAssignableObjectExpressionProp(prop, isLast, isLHS);
              if (isLast && prop.type === "RestElement" && (_node$extra2 = node.extra) != null && _node$extra2.trailingCommaLoc) {
                this.raise(Errors.RestTrailingComma, node.extra.trailingCommaLoc);
              }
            }
            break;
          case "ObjectProperty": {
            const {
              key,
              value
            } = node;
            if (this.isPrivateName(key)) {
              this.classScope.usePrivateName(this.getPrivateNameSV(key), key.loc.start);
            }
            this.toAssignable(value, isLHS);
            break;
          }
          case "SpreadElement": {
            throw new Error("Internal @babel/parser error (this is a bug, please report it). SpreadElement should be converted by .toAssignable's caller.");
          }
          case "ArrayExpression":
            this.castNodeTo(node, "ArrayPattern");
            this.toAssignableList(node.elements, (_node$extra3 = node.extra) == null ? void 0 : _node$extra3.trailingCommaLoc, isLHS);
            break;
          case "AssignmentExpression":
            if (node.operator !== "=") {
              this.raise(Errors.MissingEqInAssignment, node.left.loc.end);
            }
            this.castNodeTo(node, "AssignmentPattern");
            delete node.operator;
            if (node.left.type === "VoidPattern") {
              this.raise(Errors.VoidPatternInitializer, node.left);
            }
            this.toAssignable(node.left, isLHS);
            break;
          case "ParenthesizedExpression":
            this.toAssignable(parenthesized, isLHS);
            break;
        }
      }
      toAssignableObjectExpressionProp(prop, isLast, isLHS) {
        if (prop.type === "ObjectMethod") {
          this.raise(prop.kind === "get" || prop.kind === "set" ? Errors.PatternHasAccessor : Errors.PatternHasMethod, prop.key);
        } else if (prop.type === "SpreadElement") {
          this.castNodeTo(prop, "RestElement");
          const arg = prop.argument;
          this.checkToRestConversion(arg, false);
          this.toAssignable(arg, isLHS);
          if (!isLast) {
            this.raise(Errors.RestTrailingComma, prop);
          }
        } else {
          this.toAssignable(prop, isLHS);
        }
      }
      toAssignableList(exprList, trailingCommaLoc, isLHS) {
        const end = exprList.length - 1;
        for (let i = 0; i <= end; i++) {
          const elt = exprList[i];
          if (!elt) continue;
          this.toAssignableListItem(exprList, i, isLHS);
          if (elt.type === "RestElement") {
            if (i < end) {
              this.raise(Errors.RestTrailingComma, elt);
            } else if (trailingCommaLoc) {
              this.raise(Errors.RestTrailingComma, trailingCommaLoc);
            }
          }
        }
      }
      toAssignableListItem(exprList, index, isLHS) {
        const node = exprList[index];
        if (node.type === "SpreadElement") {
          this.castNodeTo(node, "RestElement");
          const arg = node.argument;
          this.checkToRestConversion(arg, true);
          this.toAssignable(arg, isLHS);
        } else {
          this.toAssignable(node, isLHS);
        }
      }
      isAssignable(node, isBinding) {
        switch (node.type) {
          case "Identifier":
          case "ObjectPattern":
          case "ArrayPattern":
          case "AssignmentPattern":
          case "RestElement":
          case "VoidPattern":
            return true;
          case "ObjectExpression": {
            const last = node.properties.length - 1;
            return node.properties.every((prop, i) => {
              return prop.type !== "ObjectMethod" && (i === last || prop.type !== "SpreadElement") && this.isAssignable(prop);
            });
          }
          case "ObjectProperty":
            return this.isAssignable(node.value);
          case "SpreadElement":
            return this.isAssignable(node.argument);
          case "ArrayExpression":
            return node.elements.every((element) => element === null || this.isAssignable(element));
          case "AssignmentExpression":
            return node.operator === "=";
          case "ParenthesizedExpression":
            return this.isAssignable(node.expression);
          case "MemberExpression":
          case "OptionalMemberExpression":
            return !isBinding;
          default:
            return false;
        }
      }
      toReferencedList(exprList, isParenthesizedExpr) {
        return exprList;
      }
      toReferencedListDeep(exprList, isParenthesizedExpr) {
        this.toReferencedList(exprList, isParenthesizedExpr);
        for (const expr of exprList) {
          if ((expr == null ? void 0 : expr.type) === "ArrayExpression") {
            this.toReferencedListDeep(expr.elements);
          }
        }
      }
      parseSpread(refExpressionErrors) {
        const node = this.startNode();
        this.next();
        node.argument = this.parseMaybeAssignAllowIn(refExpressionErrors, void 0);
        return this.finishNode(node, "SpreadElement");
      }
      parseRestBinding() {
        const node = this.startNode();
        this.next();
        const argument2 = this.parseBindingAtom();
        if (argument2.type === "VoidPattern") {
          this.raise(Errors.UnexpectedVoidPattern, argument2);
        }
        node.argument = argument2;
        return this.finishNode(node, "RestElement");
      }
      parseBindingAtom() {
        switch (this.state.type) {
          case 0: {
            const node = this.startNode();
            this.next();
            node.elements = this.parseBindingList(3, 93, 1);
            return this.finishNode(node, "ArrayPattern");
          }
          case 5:
            return this.parseObjectLike(8, true);
          case 88:
            return this.parseVoidPattern(null);
        }
        return this.parseIdentifier();
      }
      parseBindingList(close, closeCharCode, flags) {
        const allowEmpty = flags & 1;
        const elts = [];
        let first3 = true;
        while (!this.eat(close)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12);
          }
          if (allowEmpty && this.match(12)) {
            elts.push(null);
          } else if (this.eat(close)) {
            break;
          } else if (this.match(21)) {
            let rest = this.parseRestBinding();
            if (this.hasPlugin("flow") || flags & 2) {
              rest = this.parseFunctionParamType(rest);
            }
            elts.push(rest);
            if (!this.checkCommaAfterRest(closeCharCode)) {
              this.expect(close);
              break;
            }
          } else {
            const decorators = [];
            if (flags & 2) {
              if (this.match(26) && this.hasPlugin("decorators")) {
                this.raise(Errors.UnsupportedParameterDecorator, this.state.startLoc);
              }
              while (this.match(26)) {
                decorators.push(this.parseDecorator());
              }
            }
            elts.push(this.parseBindingElement(flags, decorators));
          }
        }
        return elts;
      }
      parseBindingRestProperty(prop) {
        this.next();
        if (this.hasPlugin("discardBinding") && this.match(88)) {
          prop.argument = this.parseVoidPattern(null);
          this.raise(Errors.UnexpectedVoidPattern, prop.argument);
        } else {
          prop.argument = this.parseIdentifier();
        }
        this.checkCommaAfterRest(125);
        return this.finishNode(prop, "RestElement");
      }
      parseBindingProperty() {
        const {
          type,
          startLoc
        } = this.state;
        if (type === 21) {
          return this.parseBindingRestProperty(this.startNode());
        }
        const prop = this.startNode();
        if (type === 140) {
          this.expectPlugin("destructuringPrivate", startLoc);
          this.classScope.usePrivateName(this.state.value, startLoc);
          prop.key = this.parsePrivateName();
        } else {
          this.parsePropertyName(prop);
        }
        prop.method = false;
        return this.parseObjPropValue(prop, startLoc, false, false, true, false);
      }
      parseBindingElement(flags, decorators) {
        const left = this.parseMaybeDefault();
        if (this.hasPlugin("flow") || flags & 2) {
          this.parseFunctionParamType(left);
        }
        if (decorators.length) {
          left.decorators = decorators;
          this.resetStartLocationFromNode(left, decorators[0]);
        }
        const elt = this.parseMaybeDefault(left.loc.start, left);
        return elt;
      }
      parseFunctionParamType(param) {
        return param;
      }
      parseMaybeDefault(startLoc, left) {
        startLoc != null ? startLoc : startLoc = this.state.startLoc;
        left = left != null ? left : this.parseBindingAtom();
        if (!this.eat(29)) return left;
        const node = this.startNodeAt(startLoc);
        if (left.type === "VoidPattern") {
          this.raise(Errors.VoidPatternInitializer, left);
        }
        node.left = left;
        node.right = this.parseMaybeAssignAllowIn();
        return this.finishNode(node, "AssignmentPattern");
      }
      isValidLVal(type, disallowCallExpression, isUnparenthesizedInAssign, binding) {
        switch (type) {
          case "AssignmentPattern":
            return "left";
          case "RestElement":
            return "argument";
          case "ObjectProperty":
            return "value";
          case "ParenthesizedExpression":
            return "expression";
          case "ArrayPattern":
            return "elements";
          case "ObjectPattern":
            return "properties";
          case "VoidPattern":
            return true;
          case "CallExpression":
            if (!disallowCallExpression && !this.state.strict && this.optionFlags & 8192) {
              return true;
            }
        }
        return false;
      }
      isOptionalMemberExpression(expression) {
        return expression.type === "OptionalMemberExpression";
      }
      checkLVal(expression, ancestor, binding = 64, checkClashes = false, strictModeChanged = false, hasParenthesizedAncestor = false, disallowCallExpression = false) {
        var _expression$extra;
        const type = expression.type;
        if (this.isObjectMethod(expression)) return;
        const isOptionalMemberExpression = this.isOptionalMemberExpression(expression);
        if (isOptionalMemberExpression || type === "MemberExpression") {
          if (isOptionalMemberExpression) {
            this.expectPlugin("optionalChainingAssign", expression.loc.start);
            if (ancestor.type !== "AssignmentExpression") {
              this.raise(Errors.InvalidLhsOptionalChaining, expression, {
                ancestor
              });
            }
          }
          if (binding !== 64) {
            this.raise(Errors.InvalidPropertyBindingPattern, expression);
          }
          return;
        }
        if (type === "Identifier") {
          this.checkIdentifier(expression, binding, strictModeChanged);
          const {
            name
          } = expression;
          if (checkClashes) {
            if (checkClashes.has(name)) {
              this.raise(Errors.ParamDupe, expression);
            } else {
              checkClashes.add(name);
            }
          }
          return;
        } else if (type === "VoidPattern" && ancestor.type === "CatchClause") {
          this.raise(Errors.VoidPatternCatchClauseParam, expression);
        }
        const unwrappedExpression = unwrapParenthesizedExpression(expression);
        disallowCallExpression || (disallowCallExpression = binding !== 64 || unwrappedExpression.type === "CallExpression" && (unwrappedExpression.callee.type === "Import" || unwrappedExpression.callee.type === "Super"));
        const validity = this.isValidLVal(type, disallowCallExpression, !(hasParenthesizedAncestor || (_expression$extra = expression.extra) != null && _expression$extra.parenthesized) && ancestor.type === "AssignmentExpression", binding);
        if (validity === true) return;
        if (validity === false) {
          const ParseErrorClass = binding === 64 ? Errors.InvalidLhs : Errors.InvalidLhsBinding;
          this.raise(ParseErrorClass, expression, {
            ancestor
          });
          return;
        }
        let key, isParenthesizedExpression;
        if (typeof validity === "string") {
          key = validity;
          isParenthesizedExpression = type === "ParenthesizedExpression";
        } else {
          [key, isParenthesizedExpression] = validity;
        }
        const nextAncestor = type === "ArrayPattern" || type === "ObjectPattern" ? {
          type
        } : ancestor;
        const val = expression[key];
        if (Array.isArray(val)) {
          for (const child of val) {
            if (child) {
              this.checkLVal(child, nextAncestor, binding, checkClashes, strictModeChanged, isParenthesizedExpression, true);
            }
          }
        } else if (val) {
          this.checkLVal(val, nextAncestor, binding, checkClashes, strictModeChanged, isParenthesizedExpression, disallowCallExpression);
        }
      }
      checkIdentifier(at2, bindingType, strictModeChanged = false) {
        this.checkStrictBindReservedWord(at2, bindingType, strictModeChanged);
        if (bindingType & 8192 && at2.name === "let") {
          this.raise(Errors.LetInLexicalBinding, at2);
        }
        if (!(bindingType & 64)) {
          this.declareNameFromIdentifier(at2, bindingType);
        }
      }
      checkStrictBindReservedWord(at2, bindingType, strictModeChanged = false) {
        if (this.state.strict && (strictModeChanged ? isStrictBindReservedWord(at2.name, this.inModule) : isStrictBindOnlyReservedWord(at2.name))) {
          if (bindingType === 64) {
            this.raise(Errors.StrictEvalArguments, at2, {
              referenceName: at2.name
            });
          } else {
            this.raise(Errors.StrictEvalArgumentsBinding, at2, {
              bindingName: at2.name
            });
          }
        }
      }
      declareNameFromIdentifier(identifier, binding) {
        this.scope.declareName(identifier.name, binding, identifier.loc.start);
      }
      checkToRestConversion(node, allowPattern) {
        switch (node.type) {
          case "ParenthesizedExpression":
            this.checkToRestConversion(node.expression, allowPattern);
            break;
          case "Identifier":
          case "MemberExpression":
            break;
          case "ArrayExpression":
          case "ObjectExpression":
            if (allowPattern) break;
          default:
            this.raise(Errors.InvalidRestAssignmentPattern, node);
        }
      }
      checkCommaAfterRest(close) {
        if (!this.match(12)) {
          return false;
        }
        this.raise(this.lookaheadCharCode() === close ? Errors.RestTrailingComma : Errors.ElementAfterRest, this.state.startLoc);
        return true;
      }
    };
    var ExpressionParser = class extends LValParser {
      checkProto(prop, isRecord, sawProto, refExpressionErrors) {
        if (prop.type === "SpreadElement" || this.isObjectMethod(prop) || prop.computed || prop.shorthand) {
          return sawProto;
        }
        const key = prop.key;
        const name = key.type === "Identifier" ? key.name : key.value;
        if (name === "__proto__") {
          if (isRecord) {
            this.raise(Errors.RecordNoProto, key);
            return true;
          }
          if (sawProto) {
            if (refExpressionErrors) {
              if (refExpressionErrors.doubleProtoLoc === null) {
                refExpressionErrors.doubleProtoLoc = key.loc.start;
              }
            } else {
              this.raise(Errors.DuplicateProto, key);
            }
          }
          return true;
        }
        return sawProto;
      }
      shouldExitDescending(expr, potentialArrowAt) {
        return expr.type === "ArrowFunctionExpression" && this.offsetToSourcePos(expr.start) === potentialArrowAt;
      }
      getExpression() {
        this.enterInitialScopes();
        this.nextToken();
        if (this.match(141)) {
          throw this.raise(Errors.ParseExpressionEmptyInput, this.state.startLoc);
        }
        const expr = this.parseExpression();
        if (!this.match(141)) {
          throw this.raise(Errors.ParseExpressionExpectsEOF, this.state.startLoc, {
            unexpected: this.input.codePointAt(this.state.start)
          });
        }
        this.finalizeRemainingComments();
        expr.comments = this.comments;
        expr.errors = this.state.errors;
        if (this.optionFlags & 256) {
          expr.tokens = this.tokens;
        }
        return expr;
      }
      parseExpression(disallowIn, refExpressionErrors) {
        if (disallowIn) {
          return this.disallowInAnd(() => this.parseExpressionBase(refExpressionErrors));
        }
        return this.allowInAnd(() => this.parseExpressionBase(refExpressionErrors));
      }
      parseExpressionBase(refExpressionErrors) {
        const startLoc = this.state.startLoc;
        const expr = this.parseMaybeAssign(refExpressionErrors);
        if (this.match(12)) {
          const node = this.startNodeAt(startLoc);
          node.expressions = [expr];
          while (this.eat(12)) {
            node.expressions.push(this.parseMaybeAssign(refExpressionErrors));
          }
          this.toReferencedList(node.expressions);
          return this.finishNode(node, "SequenceExpression");
        }
        return expr;
      }
      parseMaybeAssignDisallowIn(refExpressionErrors, afterLeftParse) {
        return this.disallowInAnd(() => this.parseMaybeAssign(refExpressionErrors, afterLeftParse));
      }
      parseMaybeAssignAllowIn(refExpressionErrors, afterLeftParse) {
        return this.allowInAnd(() => this.parseMaybeAssign(refExpressionErrors, afterLeftParse));
      }
      setOptionalParametersError(refExpressionErrors) {
        refExpressionErrors.optionalParametersLoc = this.state.startLoc;
      }
      parseMaybeAssign(refExpressionErrors, afterLeftParse) {
        const startLoc = this.state.startLoc;
        const isYield = this.isContextual(109);
        if (isYield) {
          if (this.prodParam.hasYield) {
            this.next();
            let left2 = this.parseYield(startLoc);
            if (afterLeftParse) {
              left2 = afterLeftParse.call(this, left2, startLoc);
            }
            return left2;
          }
        }
        let ownExpressionErrors;
        let inInitializerScope = false;
        if (refExpressionErrors) {
          ownExpressionErrors = false;
        } else {
          refExpressionErrors = new ExpressionErrors();
          ownExpressionErrors = true;
          if (this.expressionScope.canBeInParameters()) {
            this.expressionScope.enter(initializerScope);
            inInitializerScope = true;
          }
        }
        const {
          type
        } = this.state;
        if (type === 10 || tokenIsIdentifier(type)) {
          this.state.potentialArrowAt = this.state.start;
        }
        let left = this.parseMaybeConditional(refExpressionErrors);
        if (afterLeftParse) {
          left = afterLeftParse.call(this, left, startLoc);
        }
        if (tokenIsAssignment(this.state.type) && !(this.match(31) && this.state.lastTokEndLoc.index === this.state.regExpAllowedAt)) {
          const node = this.startNodeAt(startLoc);
          const operator = this.state.value;
          node.operator = operator;
          if (this.match(29)) {
            this.toAssignable(left, true);
            node.left = left;
            const startIndex = startLoc.index;
            if (refExpressionErrors.doubleProtoLoc != null && refExpressionErrors.doubleProtoLoc.index >= startIndex) {
              refExpressionErrors.doubleProtoLoc = null;
            }
            if (refExpressionErrors.shorthandAssignLoc != null && refExpressionErrors.shorthandAssignLoc.index >= startIndex) {
              refExpressionErrors.shorthandAssignLoc = null;
            }
            if (refExpressionErrors.privateKeyLoc != null && refExpressionErrors.privateKeyLoc.index >= startIndex) {
              this.checkDestructuringPrivate(refExpressionErrors);
              refExpressionErrors.privateKeyLoc = null;
            }
            if (refExpressionErrors.voidPatternLoc != null && refExpressionErrors.voidPatternLoc.index >= startIndex) {
              refExpressionErrors.voidPatternLoc = null;
            }
          } else {
            node.left = left;
          }
          this.next();
          node.right = this.parseMaybeAssign();
          if (inInitializerScope) this.expressionScope.exit();
          this.checkLVal(left, this.finishNode(node, "AssignmentExpression"), void 0, void 0, void 0, void 0, operator === "||=" || operator === "&&=" || operator === "??=");
          return node;
        } else if (ownExpressionErrors) {
          this.checkExpressionErrors(refExpressionErrors, true);
          if (inInitializerScope) this.expressionScope.exit();
        }
        if (isYield) {
          const {
            type: type2
          } = this.state;
          const startsExpr2 = this.hasPlugin("v8intrinsic") ? tokenCanStartExpression(type2) : tokenCanStartExpression(type2) && !this.match(54);
          if (startsExpr2 && !this.isAmbiguousPrefixOrIdentifier()) {
            this.raiseOverwrite(Errors.YieldNotInGeneratorFunction, startLoc);
            return this.parseYield(startLoc);
          }
        }
        return left;
      }
      parseMaybeConditional(refExpressionErrors) {
        const startLoc = this.state.startLoc;
        const potentialArrowAt = this.state.potentialArrowAt;
        const expr = this.parseExprOps(refExpressionErrors);
        if (this.shouldExitDescending(expr, potentialArrowAt)) {
          return expr;
        }
        return this.parseConditional(expr, startLoc, refExpressionErrors);
      }
      parseConditional(expr, startLoc, refExpressionErrors) {
        if (this.eat(17)) {
          const node = this.startNodeAt(startLoc);
          node.test = expr;
          node.consequent = this.parseMaybeAssignAllowIn();
          this.expect(14);
          node.alternate = this.parseMaybeAssign();
          return this.finishNode(node, "ConditionalExpression");
        }
        return expr;
      }
      parseMaybeUnaryOrPrivate(refExpressionErrors) {
        return this.match(140) ? this.parsePrivateName() : this.parseMaybeUnary(refExpressionErrors);
      }
      parseExprOps(refExpressionErrors) {
        const startLoc = this.state.startLoc;
        const potentialArrowAt = this.state.potentialArrowAt;
        const expr = this.parseMaybeUnaryOrPrivate(refExpressionErrors);
        if (this.shouldExitDescending(expr, potentialArrowAt)) {
          return expr;
        }
        return this.parseExprOp(expr, startLoc, -1);
      }
      isEscapedKeywordOperatorAfterLineBreak() {
        return tokenIsKeyword(this.state.type) && this.state.containsEsc && this.hasPrecedingLineBreak();
      }
      isBinaryOperator(op) {
        return tokenIsOperator(op) && (this.prodParam.hasIn || op !== 58) && !this.isEscapedKeywordOperatorAfterLineBreak();
      }
      parseExprOp(left, leftStartLoc, minPrec) {
        const op = this.state.type;
        const isOperator = this.isBinaryOperator(op);
        if (this.isPrivateName(left)) {
          const value = this.getPrivateNameSV(left);
          if (minPrec >= tokenOperatorPrecedence(58) || op !== 58 || !isOperator) {
            this.raise(Errors.PrivateInExpectedIn, left, {
              identifierName: value
            });
          }
          this.classScope.usePrivateName(value, left.loc.start);
        }
        if (isOperator) {
          let prec = tokenOperatorPrecedence(op);
          if (prec > minPrec) {
            if (op === 39) {
              this.expectPlugin("pipelineOperator");
              if (this.prodParam.inFSharpPipelineDirectBody) {
                return left;
              }
              this.checkPipelineAtInfixOperator(left, leftStartLoc);
            }
            const node = this.startNodeAt(leftStartLoc);
            node.left = left;
            node.operator = this.state.value;
            const logical2 = op === 41 || op === 42;
            const coalesce = op === 40;
            if (coalesce) {
              prec = tokenOperatorPrecedence(42);
            }
            this.next();
            if (op === 39 && this.hasPlugin(["pipelineOperator", {
              proposal: "minimal"
            }])) {
              if (this.state.type === 97 && this.prodParam.hasAwait) {
                throw this.raise(Errors.UnexpectedAwaitAfterPipelineBody, this.state.startLoc);
              }
            }
            node.right = this.parseExprOpRightExpr(op, prec);
            const finishedNode = this.finishNode(node, logical2 || coalesce ? "LogicalExpression" : "BinaryExpression");
            const nextOp = this.state.type;
            if (coalesce && (nextOp === 41 || nextOp === 42) || logical2 && nextOp === 40) {
              throw this.raise(Errors.MixingCoalesceWithLogical, this.state.startLoc);
            }
            return this.parseExprOp(finishedNode, leftStartLoc, minPrec);
          }
        }
        return left;
      }
      parseExprOpRightExpr(op, prec) {
        const startLoc = this.state.startLoc;
        switch (op) {
          case 39:
            switch (this.getPluginOption("pipelineOperator", "proposal")) {
              case "hack":
                return this.withTopicBindingContext(() => {
                  return this.parseHackPipeBody();
                });
              case "fsharp":
                return this.withSoloAwaitPermittingContext(() => {
                  return this.parseFSharpPipelineBody(prec);
                });
            }
            if (this.getPluginOption("pipelineOperator", "proposal") === "smart") {
              return this.withTopicBindingContext(() => {
                if (this.prodParam.hasYield && this.isContextual(109)) {
                  throw this.raise(Errors.PipeBodyIsTighter, this.state.startLoc);
                }
                return this.parseSmartPipelineBodyInStyle(this.parseExprOpBaseRightExpr(op, prec), startLoc);
              });
            }
          default:
            return this.parseExprOpBaseRightExpr(op, prec);
        }
      }
      parseExprOpBaseRightExpr(op, prec) {
        const startLoc = this.state.startLoc;
        return this.parseExprOp(this.parseMaybeUnaryOrPrivate(), startLoc, tokenIsRightAssociative(op) ? prec - 1 : prec);
      }
      parseHackPipeBody() {
        var _body$extra;
        const {
          startLoc
        } = this.state;
        const body3 = this.parseMaybeAssign();
        const requiredParentheses = UnparenthesizedPipeBodyDescriptions.has(body3.type);
        if (requiredParentheses && !((_body$extra = body3.extra) != null && _body$extra.parenthesized)) {
          this.raise(Errors.PipeUnparenthesizedBody, startLoc, {
            type: body3.type
          });
        }
        if (!this.topicReferenceWasUsedInCurrentContext()) {
          this.raise(Errors.PipeTopicUnused, startLoc);
        }
        return body3;
      }
      checkExponentialAfterUnary(node) {
        if (this.match(57)) {
          this.raise(Errors.UnexpectedTokenUnaryExponentiation, node.argument);
        }
      }
      parseMaybeUnary(refExpressionErrors, sawUnary) {
        const startLoc = this.state.startLoc;
        const isAwait = this.isContextual(97);
        if (isAwait && this.recordAwaitIfAllowed()) {
          this.next();
          const expr2 = this.parseAwait(startLoc);
          if (!sawUnary) this.checkExponentialAfterUnary(expr2);
          return expr2;
        }
        const update2 = this.match(34);
        const node = this.startNode();
        if (tokenIsPrefix(this.state.type)) {
          node.operator = this.state.value;
          node.prefix = true;
          if (this.match(72)) {
            this.expectPlugin("throwExpressions");
          }
          const isDelete = this.match(89);
          this.next();
          node.argument = this.parseMaybeUnary(null, true);
          this.checkExpressionErrors(refExpressionErrors, true);
          if (this.state.strict && isDelete) {
            const arg = unwrapParenthesizedExpression(node.argument);
            if (arg.type === "Identifier") {
              this.raise(Errors.StrictDelete, node);
            } else if (this.hasPropertyAsPrivateName(arg)) {
              this.raise(Errors.DeletePrivateField, node);
            }
          }
          if (!update2) {
            if (!sawUnary) {
              this.checkExponentialAfterUnary(node);
            }
            return this.finishNode(node, "UnaryExpression");
          }
        }
        const expr = this.parseUpdate(node, update2, refExpressionErrors);
        if (isAwait) {
          const {
            type
          } = this.state;
          const startsExpr2 = this.hasPlugin("v8intrinsic") ? tokenCanStartExpression(type) : tokenCanStartExpression(type) && !this.match(54);
          if (startsExpr2 && !this.isAmbiguousPrefixOrIdentifier()) {
            this.raiseOverwrite(Errors.AwaitNotInAsyncContext, startLoc);
            return this.parseAwait(startLoc);
          }
        }
        return expr;
      }
      parseUpdate(node, update2, refExpressionErrors) {
        if (update2) {
          const updateExpressionNode = node;
          this.checkLVal(updateExpressionNode.argument, this.finishNode(updateExpressionNode, "UpdateExpression"));
          return node;
        }
        const startLoc = this.state.startLoc;
        let expr = this.parseExprSubscripts(refExpressionErrors);
        if (this.checkExpressionErrors(refExpressionErrors, false)) return expr;
        while (tokenIsPostfix(this.state.type) && !this.canInsertSemicolon()) {
          const node2 = this.startNodeAt(startLoc);
          node2.operator = this.state.value;
          node2.prefix = false;
          node2.argument = expr;
          this.next();
          this.checkLVal(expr, expr = this.finishNode(node2, "UpdateExpression"));
        }
        return expr;
      }
      parseExprSubscripts(refExpressionErrors) {
        const startLoc = this.state.startLoc;
        const potentialArrowAt = this.state.potentialArrowAt;
        const expr = this.parseExprAtom(refExpressionErrors);
        if (this.shouldExitDescending(expr, potentialArrowAt)) {
          return expr;
        }
        return this.parseSubscripts(expr, startLoc);
      }
      parseSubscripts(base2, startLoc, noCalls) {
        const state = {
          optionalChainMember: false,
          maybeAsyncArrow: this.atPossibleAsyncArrow(base2),
          stop: false
        };
        do {
          base2 = this.parseSubscript(base2, startLoc, noCalls, state);
          state.maybeAsyncArrow = false;
        } while (!state.stop);
        return base2;
      }
      parseSubscript(base2, startLoc, noCalls, state) {
        const {
          type
        } = this.state;
        if (!noCalls && type === 15) {
          return this.parseBind(base2, startLoc, state);
        } else if (tokenIsTemplate(type)) {
          return this.parseTaggedTemplateExpression(base2, startLoc, state);
        }
        let optional2 = false;
        if (type === 18) {
          if (noCalls) {
            this.raise(Errors.OptionalChainingNoNew, this.state.startLoc);
            if (this.lookaheadCharCode() === 40) {
              return this.stopParseSubscript(base2, state);
            }
          }
          state.optionalChainMember = optional2 = true;
          this.next();
        }
        if (!noCalls && this.match(10)) {
          return this.parseCoverCallAndAsyncArrowHead(base2, startLoc, state, optional2);
        } else {
          const computed4 = this.eat(0);
          if (computed4 || optional2 || this.eat(16)) {
            return this.parseMember(base2, startLoc, state, computed4, optional2);
          } else {
            return this.stopParseSubscript(base2, state);
          }
        }
      }
      stopParseSubscript(base2, state) {
        state.stop = true;
        return base2;
      }
      parseMember(base2, startLoc, state, computed4, optional2) {
        const node = this.startNodeAt(startLoc);
        node.object = base2;
        node.computed = computed4;
        if (computed4) {
          node.property = this.parseExpression();
          this.expect(3);
        } else if (this.match(140)) {
          if (base2.type === "Super") {
            this.raise(Errors.SuperPrivateField, startLoc);
          }
          this.classScope.usePrivateName(this.state.value, this.state.startLoc);
          node.property = this.parsePrivateName();
        } else {
          node.property = this.parseIdentifier(true);
        }
        if (state.optionalChainMember) {
          node.optional = optional2;
          return this.finishNode(node, "OptionalMemberExpression");
        } else {
          return this.finishNode(node, "MemberExpression");
        }
      }
      parseBind(base2, startLoc, state) {
        const node = this.startNodeAt(startLoc);
        node.object = base2;
        this.next();
        const callee = this.parseNoCallExpr((base3) => {
          throw this.raise(Errors.UnsupportedBindRHS, base3);
        });
        if (callee.type === "Super" || callee.type === "Import") {
          throw this.raise(Errors.UnsupportedBindRHS, callee);
        }
        node.callee = callee;
        state.stop = true;
        return this.parseSubscripts(this.finishNode(node, "BindExpression"), startLoc, false);
      }
      parseCoverCallAndAsyncArrowHead(base2, startLoc, state, optional2) {
        const oldMaybeInArrowParameters = this.state.maybeInArrowParameters;
        let refExpressionErrors = null;
        this.state.maybeInArrowParameters = true;
        this.next();
        const node = this.startNodeAt(startLoc);
        node.callee = base2;
        const {
          maybeAsyncArrow,
          optionalChainMember
        } = state;
        if (maybeAsyncArrow) {
          this.expressionScope.enter(newAsyncArrowScope());
          refExpressionErrors = new ExpressionErrors();
        }
        if (optionalChainMember) {
          node.optional = optional2;
        }
        if (optional2) {
          node.arguments = this.parseCallExpressionArguments();
        } else {
          node.arguments = this.parseCallExpressionArguments(base2.type !== "Super", node, refExpressionErrors);
        }
        const finishedNode = this.finishCallExpression(node, optionalChainMember);
        if (maybeAsyncArrow && !optional2) {
          const errorsLength = this.state.errors.length;
          const asyncArrowHead = this.parseAsyncArrowHead(startLoc);
          if (asyncArrowHead) {
            const returnTypeErrors = this.state.errors.length > errorsLength ? this.state.errors.splice(errorsLength) : void 0;
            state.stop = true;
            this.checkDestructuringPrivate(refExpressionErrors);
            this.expressionScope.validateAsPattern();
            this.expressionScope.exit();
            if (returnTypeErrors) this.state.errors.push(...returnTypeErrors);
            this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
            return this.parseAsyncArrowFromCallExpression(asyncArrowHead, finishedNode);
          }
        }
        if (maybeAsyncArrow) {
          this.checkExpressionErrors(refExpressionErrors, true);
          this.expressionScope.exit();
        }
        this.toReferencedArguments(finishedNode);
        this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
        return finishedNode;
      }
      toReferencedArguments(node, isParenthesizedExpr) {
        this.toReferencedListDeep(node.arguments, isParenthesizedExpr);
      }
      parseTaggedTemplateExpression(base2, startLoc, state) {
        const node = this.startNodeAt(startLoc);
        node.tag = base2;
        node.quasi = this.parseTemplate(true);
        if (state.optionalChainMember) {
          this.raise(Errors.OptionalChainingNoTemplate, startLoc);
        }
        return this.finishNode(node, "TaggedTemplateExpression");
      }
      atPossibleAsyncArrow(base2) {
        return base2.type === "Identifier" && base2.name === "async" && this.state.lastTokEndLoc.index === base2.end && !this.canInsertSemicolon() && base2.end - base2.start === 5 && this.offsetToSourcePos(base2.start) === this.state.potentialArrowAt;
      }
      finishCallExpression(node, optional2) {
        if (node.callee.type === "Import") {
          if (node.arguments.length === 0 || node.arguments.length > 2) {
            this.raise(Errors.ImportCallArity, node);
          } else {
            for (const arg of node.arguments) {
              if (arg.type === "SpreadElement") {
                this.raise(Errors.ImportCallSpreadArgument, arg);
              }
            }
          }
        }
        return this.finishNode(node, optional2 ? "OptionalCallExpression" : "CallExpression");
      }
      parseCallExpressionArguments(allowPlaceholder, nodeForExtra, refExpressionErrors) {
        const elts = [];
        let first3 = true;
        while (!this.eat(11)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12);
            if (this.match(11)) {
              if (nodeForExtra) {
                this.addTrailingCommaExtraToNode(nodeForExtra);
              }
              this.next();
              break;
            }
          }
          const elt = this.parseExprListItem(11, false, refExpressionErrors, allowPlaceholder);
          if (elt !== null) elts.push(elt);
        }
        return elts;
      }
      parseAsyncArrowHead(startLoc) {
        return this.match(19) && !this.canInsertSemicolon() ? this.startNodeAt(startLoc) : void 0;
      }
      parseAsyncArrowFromCallExpression(node, call) {
        var _call$extra;
        this.resetPreviousNodeTrailingComments(call);
        this.expect(19);
        this.parseArrowExpression(node, call.arguments, true, (_call$extra = call.extra) == null ? void 0 : _call$extra.trailingCommaLoc);
        if (call.innerComments) {
          setInnerComments(node, call.innerComments);
        }
        if (call.callee.trailingComments) {
          setInnerComments(node, call.callee.trailingComments);
        }
        return node;
      }
      parseNoCallExpr(onUnparenthesizedImportExpression) {
        const startLoc = this.state.startLoc;
        const isImport = this.match(83);
        const base2 = this.parseExprAtom();
        if (isImport && base2.type === "ImportExpression") {
          onUnparenthesizedImportExpression(base2);
        }
        return this.parseSubscripts(base2, startLoc, true);
      }
      parseExprAtom(refExpressionErrors) {
        let node;
        let decorators = null;
        const {
          type
        } = this.state;
        switch (type) {
          case 79:
            return this.parseSuper();
          case 83:
            node = this.startNode();
            this.next();
            if (this.match(16)) {
              return this.parseImportMetaPropertyOrPhaseCall(node);
            }
            if (this.match(10)) {
              if (this.optionFlags & 512) {
                return this.parseImportCall(node);
              } else {
                return this.finishNode(node, "Import");
              }
            } else {
              this.raise(Errors.UnsupportedImport, this.state.lastTokStartLoc);
              return this.finishNode(node, "Import");
            }
          case 78:
            node = this.startNode();
            this.next();
            return this.finishNode(node, "ThisExpression");
          case 90: {
            return this.parseDo(this.startNode(), false);
          }
          case 56:
          case 31: {
            this.readRegexp();
            return this.parseRegExpLiteral(this.state.value);
          }
          case 136:
            return this.parseNumericLiteral(this.state.value);
          case 137:
            return this.parseBigIntLiteral(this.state.value);
          case 135:
            return this.parseStringLiteral(this.state.value);
          case 84:
            return this.parseNullLiteral();
          case 85:
            return this.parseBooleanLiteral(true);
          case 86:
            return this.parseBooleanLiteral(false);
          case 10: {
            const canBeArrow = this.state.potentialArrowAt === this.state.start;
            return this.parseParenAndDistinguishExpression(canBeArrow);
          }
          case 0: {
            return this.parseArrayLike(3, false, refExpressionErrors);
          }
          case 5: {
            return this.parseObjectLike(8, false, false, refExpressionErrors);
          }
          case 68:
            return this.parseFunctionOrFunctionSent();
          case 26:
            decorators = this.parseDecorators();
          case 80:
            return this.parseClass(this.maybeTakeDecorators(decorators, this.startNode()), false);
          case 77:
            return this.parseNewOrNewTarget();
          case 25:
          case 24:
            return this.parseTemplate(false);
          case 15: {
            node = this.startNode();
            this.next();
            node.object = null;
            const callee = node.callee = this.parseNoCallExpr((base2) => {
              throw this.raise(Errors.UnsupportedBind, base2);
            });
            if (callee.type === "MemberExpression") {
              return this.finishNode(node, "BindExpression");
            } else {
              throw this.raise(Errors.UnsupportedBind, callee);
            }
          }
          case 140: {
            this.raise(Errors.PrivateInExpectedIn, this.state.startLoc, {
              identifierName: this.state.value
            });
            return this.parsePrivateName();
          }
          case 33: {
            return this.parseTopicReferenceThenEqualsSign(54, "%");
          }
          case 32: {
            return this.parseTopicReferenceThenEqualsSign(44, "^");
          }
          case 37:
          case 38: {
            return this.parseTopicReference("hack");
          }
          case 44:
          case 54:
          case 27: {
            const pipeProposal = this.getPluginOption("pipelineOperator", "proposal");
            if (pipeProposal) {
              return this.parseTopicReference(pipeProposal);
            }
            throw this.unexpected();
          }
          case 47: {
            const lookaheadCh = this.input.codePointAt(this.nextTokenStart());
            if (isIdentifierStart(lookaheadCh) || lookaheadCh === 62) {
              this.expectOnePlugin(["jsx", "flow", "typescript"]);
            }
            throw this.unexpected();
          }
          default:
            if (type === 138) {
              return this.parseDecimalLiteral(this.state.value);
            } else if (type === 2 || type === 1) {
              return this.parseArrayLike(this.state.type === 2 ? 4 : 3, true);
            } else if (type === 6 || type === 7) {
              return this.parseObjectLike(this.state.type === 6 ? 9 : 8, false, true);
            }
            if (tokenIsIdentifier(type)) {
              if (this.isContextual(128) && this.state.start !== this.classHeritageStart && this.lookaheadInLineCharCode() === 123) {
                return this.parseModuleExpression();
              }
              const canBeArrow = this.state.potentialArrowAt === this.state.start;
              const containsEsc = this.state.containsEsc;
              const id = this.parseIdentifier();
              if (!containsEsc && id.name === "async" && !this.canInsertSemicolon()) {
                const {
                  type: type2
                } = this.state;
                if (type2 === 68) {
                  this.resetPreviousNodeTrailingComments(id);
                  this.next();
                  return this.parseAsyncFunctionExpression(this.startNodeAtNode(id));
                } else if (tokenIsIdentifier(type2)) {
                  if (canBeArrow && this.lookaheadCharCode() === 61) {
                    return this.parseAsyncArrowUnaryFunction(this.startNodeAtNode(id));
                  } else {
                    return id;
                  }
                } else if (type2 === 90) {
                  this.resetPreviousNodeTrailingComments(id);
                  return this.parseDo(this.startNodeAtNode(id), true);
                }
              }
              if (canBeArrow && this.match(19) && !this.canInsertSemicolon()) {
                this.next();
                return this.parseArrowExpression(this.startNodeAtNode(id), [id], false);
              }
              return id;
            } else {
              throw this.unexpected();
            }
        }
      }
      parseTopicReferenceThenEqualsSign(topicTokenType, topicTokenValue) {
        const pipeProposal = this.getPluginOption("pipelineOperator", "proposal");
        if (pipeProposal) {
          this.state.type = topicTokenType;
          this.state.value = topicTokenValue;
          this.state.pos--;
          this.state.end--;
          this.state.endLoc = createPositionWithColumnOffset(this.state.endLoc, -1);
          return this.parseTopicReference(pipeProposal);
        }
        throw this.unexpected();
      }
      parseTopicReference(pipeProposal) {
        const node = this.startNode();
        const startLoc = this.state.startLoc;
        const tokenType = this.state.type;
        this.next();
        return this.finishTopicReference(node, startLoc, pipeProposal, tokenType);
      }
      finishTopicReference(node, startLoc, pipeProposal, tokenType) {
        if (this.testTopicReferenceConfiguration(pipeProposal, startLoc, tokenType)) {
          if (pipeProposal === "hack") {
            if (!this.topicReferenceIsAllowedInCurrentContext()) {
              this.raise(Errors.PipeTopicUnbound, startLoc);
            }
            this.registerTopicReference();
            return this.finishNode(node, "TopicReference");
          } else {
            if (!this.topicReferenceIsAllowedInCurrentContext()) {
              this.raise(Errors.PrimaryTopicNotAllowed, startLoc);
            }
            this.registerTopicReference();
            return this.finishNode(node, "PipelinePrimaryTopicReference");
          }
        } else {
          throw this.raise(Errors.PipeTopicUnconfiguredToken, startLoc, {
            token: tokenLabelName(tokenType)
          });
        }
      }
      testTopicReferenceConfiguration(pipeProposal, startLoc, tokenType) {
        switch (pipeProposal) {
          case "hack": {
            return this.hasPlugin(["pipelineOperator", {
              topicToken: tokenLabelName(tokenType)
            }]);
          }
          case "smart":
            return tokenType === 27;
          default:
            throw this.raise(Errors.PipeTopicRequiresHackPipes, startLoc);
        }
      }
      parseAsyncArrowUnaryFunction(node) {
        this.prodParam.enter(functionFlags(true, this.prodParam.hasYield));
        const params = [this.parseIdentifier()];
        this.prodParam.exit();
        if (this.hasPrecedingLineBreak()) {
          this.raise(Errors.LineTerminatorBeforeArrow, this.state.curPosition());
        }
        this.expect(19);
        return this.parseArrowExpression(node, params, true);
      }
      parseDo(node, isAsync) {
        this.expectPlugin("doExpressions");
        if (isAsync) {
          this.expectPlugin("asyncDoExpressions");
        }
        node.async = isAsync;
        this.next();
        const oldLabels = this.state.labels;
        this.state.labels = [];
        if (isAsync) {
          this.expressionScope.enter(sharedExpressionScope);
          this.prodParam.enter(2);
          node.body = this.parseBlock();
          this.prodParam.exit();
          this.expressionScope.exit();
        } else {
          node.body = this.parseBlock();
        }
        this.state.labels = oldLabels;
        return this.finishNode(node, "DoExpression");
      }
      parseSuper() {
        const node = this.startNode();
        this.next();
        if (this.match(10) && !this.scope.allowDirectSuper) {
          if (!(this.optionFlags & 16)) {
            this.raise(Errors.SuperNotAllowed, node);
          }
        } else if (!this.scope.allowSuper) {
          if (!(this.optionFlags & 16)) {
            this.raise(Errors.UnexpectedSuper, node);
          }
        }
        if (!this.match(10) && !this.match(0) && !this.match(16)) {
          this.raise(Errors.UnsupportedSuper, node);
        }
        return this.finishNode(node, "Super");
      }
      parsePrivateName() {
        const node = this.startNode();
        const id = this.startNodeAt(createPositionWithColumnOffset(this.state.startLoc, 1));
        const name = this.state.value;
        this.next();
        node.id = this.createIdentifier(id, name);
        return this.finishNode(node, "PrivateName");
      }
      parseFunctionOrFunctionSent() {
        const node = this.startNode();
        this.next();
        if (this.prodParam.hasYield && this.match(16)) {
          const meta = this.createIdentifier(this.startNodeAtNode(node), "function");
          this.next();
          if (this.match(104)) {
            this.expectPlugin("functionSent");
          } else if (!this.hasPlugin("functionSent")) {
            this.unexpected();
          }
          return this.parseMetaProperty(node, meta, "sent");
        }
        return this.parseFunction(node);
      }
      parseMetaProperty(node, meta, propertyName) {
        node.meta = meta;
        const containsEsc = this.state.containsEsc;
        node.property = this.parseIdentifier(true);
        if (node.property.name !== propertyName || containsEsc) {
          this.raise(Errors.UnsupportedMetaProperty, node.property, {
            target: meta.name,
            onlyValidPropertyName: propertyName
          });
        }
        return this.finishNode(node, "MetaProperty");
      }
      parseImportMetaPropertyOrPhaseCall(node) {
        this.next();
        if (this.isContextual(106) || this.isContextual(98)) {
          const isSource = this.match(106);
          this.expectPlugin(isSource ? "sourcePhaseImports" : "deferredImportEvaluation");
          this.next();
          node.phase = isSource ? "source" : "defer";
          return this.parseImportCall(node);
        } else {
          const id = this.createIdentifierAt(this.startNodeAtNode(node), "import", this.state.lastTokStartLoc);
          if (this.isContextual(102)) {
            if (!this.inModule) {
              this.raise(Errors.ImportMetaOutsideModule, id);
            }
            this.sawUnambiguousESM = true;
          }
          return this.parseMetaProperty(node, id, "meta");
        }
      }
      parseLiteralAtNode(value, type, node) {
        this.addExtra(node, "rawValue", value);
        this.addExtra(node, "raw", this.input.slice(this.offsetToSourcePos(node.start), this.state.end));
        node.value = value;
        this.next();
        return this.finishNode(node, type);
      }
      parseLiteral(value, type) {
        const node = this.startNode();
        return this.parseLiteralAtNode(value, type, node);
      }
      parseStringLiteral(value) {
        return this.parseLiteral(value, "StringLiteral");
      }
      parseNumericLiteral(value) {
        return this.parseLiteral(value, "NumericLiteral");
      }
      parseBigIntLiteral(value) {
        return this.parseLiteral(value, "BigIntLiteral");
      }
      parseDecimalLiteral(value) {
        return this.parseLiteral(value, "DecimalLiteral");
      }
      parseRegExpLiteral(value) {
        const node = this.startNode();
        this.addExtra(node, "raw", this.input.slice(this.offsetToSourcePos(node.start), this.state.end));
        node.pattern = value.pattern;
        node.flags = value.flags;
        this.next();
        return this.finishNode(node, "RegExpLiteral");
      }
      parseBooleanLiteral(value) {
        const node = this.startNode();
        node.value = value;
        this.next();
        return this.finishNode(node, "BooleanLiteral");
      }
      parseNullLiteral() {
        const node = this.startNode();
        this.next();
        return this.finishNode(node, "NullLiteral");
      }
      parseParenAndDistinguishExpression(canBeArrow) {
        const startLoc = this.state.startLoc;
        let val;
        this.next();
        this.expressionScope.enter(newArrowHeadScope());
        const oldMaybeInArrowParameters = this.state.maybeInArrowParameters;
        this.state.maybeInArrowParameters = true;
        const innerStartLoc = this.state.startLoc;
        const exprList = [];
        const refExpressionErrors = new ExpressionErrors();
        let first3 = true;
        let spreadStartLoc;
        let optionalCommaStartLoc;
        while (!this.match(11)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12, refExpressionErrors.optionalParametersLoc === null ? null : refExpressionErrors.optionalParametersLoc);
            if (this.match(11)) {
              optionalCommaStartLoc = this.state.startLoc;
              break;
            }
          }
          if (this.match(21)) {
            const spreadNodeStartLoc = this.state.startLoc;
            spreadStartLoc = this.state.startLoc;
            exprList.push(this.parseParenItem(this.parseRestBinding(), spreadNodeStartLoc));
            if (!this.checkCommaAfterRest(41)) {
              break;
            }
          } else {
            exprList.push(this.parseMaybeAssignAllowInOrVoidPattern(11, refExpressionErrors, this.parseParenItem));
          }
        }
        const innerEndLoc = this.state.lastTokEndLoc;
        this.expect(11);
        this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
        let arrowNode = this.startNodeAt(startLoc);
        if (canBeArrow && this.shouldParseArrow(exprList) && (arrowNode = this.parseArrow(arrowNode))) {
          this.checkDestructuringPrivate(refExpressionErrors);
          this.expressionScope.validateAsPattern();
          this.expressionScope.exit();
          this.parseArrowExpression(arrowNode, exprList, false);
          return arrowNode;
        }
        this.expressionScope.exit();
        if (!exprList.length) {
          this.unexpected(this.state.lastTokStartLoc);
        }
        if (optionalCommaStartLoc) this.unexpected(optionalCommaStartLoc);
        if (spreadStartLoc) this.unexpected(spreadStartLoc);
        this.checkExpressionErrors(refExpressionErrors, true);
        this.toReferencedListDeep(exprList, true);
        if (exprList.length > 1) {
          val = this.startNodeAt(innerStartLoc);
          val.expressions = exprList;
          this.finishNode(val, "SequenceExpression");
          this.resetEndLocation(val, innerEndLoc);
        } else {
          val = exprList[0];
        }
        return this.wrapParenthesis(startLoc, val);
      }
      wrapParenthesis(startLoc, expression) {
        if (!(this.optionFlags & 1024)) {
          this.addExtra(expression, "parenthesized", true);
          this.addExtra(expression, "parenStart", startLoc.index);
          this.takeSurroundingComments(expression, startLoc.index, this.state.lastTokEndLoc.index);
          return expression;
        }
        const parenExpression = this.startNodeAt(startLoc);
        parenExpression.expression = expression;
        return this.finishNode(parenExpression, "ParenthesizedExpression");
      }
      shouldParseArrow(params) {
        return !this.canInsertSemicolon();
      }
      parseArrow(node) {
        if (this.eat(19)) {
          return node;
        }
      }
      parseParenItem(node, startLoc) {
        return node;
      }
      parseNewOrNewTarget() {
        const node = this.startNode();
        const isClassHeritageStart = this.state.start === this.classHeritageStart;
        this.next();
        if (isClassHeritageStart) this.classHeritageStart = this.state.start;
        if (this.match(16)) {
          const meta = this.createIdentifier(this.startNodeAtNode(node), "new");
          this.next();
          const metaProp = this.parseMetaProperty(node, meta, "target");
          if (!this.scope.allowNewTarget) {
            this.raise(Errors.UnexpectedNewTarget, metaProp);
          }
          return metaProp;
        }
        return this.parseNew(node);
      }
      parseNew(node) {
        this.parseNewCallee(node);
        if (this.eat(10)) {
          const args = this.parseExprList(11).filter((arg) => arg !== null);
          this.toReferencedList(args);
          node.arguments = args;
        } else {
          node.arguments = [];
        }
        return this.finishNode(node, "NewExpression");
      }
      parseNewCallee(node) {
        const callee = this.parseNoCallExpr((base2) => {
          this.raise(Errors.ImportCallNotNewExpression, base2);
        });
        node.callee = callee;
        if (callee.type === "Import") {
          this.raise(Errors.ImportCallNotNewExpression, callee);
        }
        if (callee.type === "Super") {
          this.raise(Errors.SuperCallNotNewExpression, callee);
        }
      }
      parseTemplateElement(isTagged) {
        const {
          start: start2,
          startLoc,
          end,
          value
        } = this.state;
        const elemStart = start2 + 1;
        const elem = this.startNodeAt(createPositionWithColumnOffset(startLoc, 1));
        if (value === null) {
          if (!isTagged) {
            this.raise(Errors.InvalidEscapeSequenceTemplate, createPositionWithColumnOffset(this.state.firstInvalidTemplateEscapePos, 1));
          }
        }
        const isTail = this.match(24);
        const endOffset = isTail ? -1 : -2;
        const elemEnd = end + endOffset;
        elem.value = {
          raw: this.input.slice(elemStart, elemEnd).replace(/\r\n?/g, "\n"),
          cooked: value === null ? null : value.slice(1, endOffset)
        };
        elem.tail = isTail;
        this.next();
        const finishedNode = this.finishNode(elem, "TemplateElement");
        this.resetEndLocation(finishedNode, createPositionWithColumnOffset(this.state.lastTokEndLoc, endOffset));
        return finishedNode;
      }
      parseTemplate(isTagged) {
        const node = this.startNode();
        let curElt = this.parseTemplateElement(isTagged);
        const quasis = [curElt];
        const substitutions = [];
        while (!curElt.tail) {
          substitutions.push(this.parseTemplateSubstitution());
          this.readTemplateContinuation();
          quasis.push(curElt = this.parseTemplateElement(isTagged));
        }
        node.expressions = substitutions;
        node.quasis = quasis;
        return this.finishNode(node, "TemplateLiteral");
      }
      parseTemplateSubstitution() {
        return this.parseExpression();
      }
      parseObjectLike(close, isPattern, isRecord, refExpressionErrors) {
        if (isRecord) {
          this.expectPlugin("recordAndTuple");
        }
        let sawProto = false;
        let first3 = true;
        const node = this.startNode();
        node.properties = [];
        this.next();
        while (!this.match(close)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12);
            if (this.match(close)) {
              this.addTrailingCommaExtraToNode(node);
              break;
            }
          }
          let prop;
          if (isPattern) {
            prop = this.parseBindingProperty();
          } else {
            prop = this.parsePropertyDefinition(refExpressionErrors);
            sawProto = this.checkProto(prop, isRecord, sawProto, refExpressionErrors);
          }
          if (isRecord && !this.isObjectProperty(prop) && prop.type !== "SpreadElement") {
            this.raise(Errors.InvalidRecordProperty, prop);
          }
          if (prop.shorthand) {
            this.addExtra(prop, "shorthand", true);
          }
          node.properties.push(prop);
        }
        this.next();
        let type = "ObjectExpression";
        if (isPattern) {
          type = "ObjectPattern";
        } else if (isRecord) {
          type = "RecordExpression";
        }
        return this.finishNode(node, type);
      }
      addTrailingCommaExtraToNode(node) {
        this.addExtra(node, "trailingComma", this.state.lastTokStartLoc.index);
        this.addExtra(node, "trailingCommaLoc", this.state.lastTokStartLoc, false);
      }
      maybeAsyncOrAccessorProp(prop) {
        return !prop.computed && prop.key.type === "Identifier" && (this.isLiteralPropertyName() || this.match(0) || this.match(55));
      }
      parsePropertyDefinition(refExpressionErrors) {
        let decorators = [];
        const decoratorsStartLoc = this.state.startLoc;
        if (this.match(26)) {
          if (this.hasPlugin("decorators")) {
            this.raise(Errors.UnsupportedPropertyDecorator, decoratorsStartLoc);
          }
          while (this.match(26)) {
            decorators.push(this.parseDecorator());
          }
        }
        if (this.match(21)) {
          if (decorators.length) this.unexpected();
          return this.parseSpread();
        }
        const prop = this.startNodeAt(decoratorsStartLoc);
        let isAsync = false;
        let isAccessor = false;
        if (decorators.length) {
          prop.decorators = decorators;
          decorators = [];
        }
        prop.method = false;
        const startLoc = this.state.startLoc;
        let isGenerator = this.eat(55);
        this.parsePropertyNamePrefixOperator(prop);
        const containsEsc = this.state.containsEsc;
        this.parsePropertyName(prop, refExpressionErrors);
        if (!isGenerator && !containsEsc && this.maybeAsyncOrAccessorProp(prop)) {
          const {
            key
          } = prop;
          const keyName = key.name;
          if (keyName === "async" && !this.hasPrecedingLineBreak()) {
            isAsync = true;
            this.resetPreviousNodeTrailingComments(key);
            isGenerator = this.eat(55);
            this.parsePropertyName(prop);
          }
          if (keyName === "get" || keyName === "set") {
            isAccessor = true;
            this.resetPreviousNodeTrailingComments(key);
            prop.kind = keyName;
            if (this.match(55)) {
              isGenerator = true;
              this.raise(Errors.AccessorIsGenerator, this.state.curPosition(), {
                kind: keyName
              });
              this.next();
            }
            this.parsePropertyName(prop);
          }
        }
        return this.parseObjPropValue(prop, startLoc, isGenerator, isAsync, false, isAccessor, refExpressionErrors);
      }
      getGetterSetterExpectedParamCount(method) {
        return method.kind === "get" ? 0 : 1;
      }
      getObjectOrClassMethodParams(method) {
        return method.params;
      }
      checkGetterSetterParams(method) {
        var _params;
        const paramCount = this.getGetterSetterExpectedParamCount(method);
        const params = this.getObjectOrClassMethodParams(method);
        if (params.length !== paramCount) {
          this.raise(method.kind === "get" ? Errors.BadGetterArity : Errors.BadSetterArity, method);
        }
        if (method.kind === "set" && ((_params = params[params.length - 1]) == null ? void 0 : _params.type) === "RestElement") {
          this.raise(Errors.BadSetterRestParameter, method);
        }
      }
      parseObjectMethod(prop, isGenerator, isAsync, isPattern, isAccessor) {
        if (isAccessor) {
          const finishedProp = this.parseMethod(prop, isGenerator, false, false, false, "ObjectMethod");
          this.checkGetterSetterParams(finishedProp);
          return finishedProp;
        }
        if (isAsync || isGenerator || this.match(10)) {
          if (isPattern) this.unexpected();
          prop.kind = "method";
          prop.method = true;
          return this.parseMethod(prop, isGenerator, isAsync, false, false, "ObjectMethod");
        }
      }
      parseObjectProperty(prop, startLoc, isPattern, refExpressionErrors) {
        prop.shorthand = false;
        if (this.eat(14)) {
          prop.value = isPattern ? this.parseMaybeDefault(this.state.startLoc) : this.parseMaybeAssignAllowInOrVoidPattern(8, refExpressionErrors);
          return this.finishObjectProperty(prop);
        }
        if (!prop.computed && prop.key.type === "Identifier") {
          this.checkReservedWord(prop.key.name, prop.key.loc.start, true, false);
          if (isPattern) {
            prop.value = this.parseMaybeDefault(startLoc, this.cloneIdentifier(prop.key));
          } else if (this.match(29)) {
            const shorthandAssignLoc = this.state.startLoc;
            if (refExpressionErrors != null) {
              if (refExpressionErrors.shorthandAssignLoc === null) {
                refExpressionErrors.shorthandAssignLoc = shorthandAssignLoc;
              }
            } else {
              this.raise(Errors.InvalidCoverInitializedName, shorthandAssignLoc);
            }
            prop.value = this.parseMaybeDefault(startLoc, this.cloneIdentifier(prop.key));
          } else {
            prop.value = this.cloneIdentifier(prop.key);
          }
          prop.shorthand = true;
          return this.finishObjectProperty(prop);
        }
      }
      finishObjectProperty(node) {
        return this.finishNode(node, "ObjectProperty");
      }
      parseObjPropValue(prop, startLoc, isGenerator, isAsync, isPattern, isAccessor, refExpressionErrors) {
        const node = this.parseObjectMethod(prop, isGenerator, isAsync, isPattern, isAccessor) || this.parseObjectProperty(prop, startLoc, isPattern, refExpressionErrors);
        if (!node) this.unexpected();
        return node;
      }
      parsePropertyName(prop, refExpressionErrors) {
        if (this.eat(0)) {
          prop.computed = true;
          prop.key = this.parseMaybeAssignAllowIn();
          this.expect(3);
        } else {
          const {
            type,
            value
          } = this.state;
          let key;
          if (tokenIsKeywordOrIdentifier(type)) {
            key = this.parseIdentifier(true);
          } else {
            switch (type) {
              case 136:
                key = this.parseNumericLiteral(value);
                break;
              case 135:
                key = this.parseStringLiteral(value);
                break;
              case 137:
                key = this.parseBigIntLiteral(value);
                break;
              case 140: {
                const privateKeyLoc = this.state.startLoc;
                if (refExpressionErrors != null) {
                  if (refExpressionErrors.privateKeyLoc === null) {
                    refExpressionErrors.privateKeyLoc = privateKeyLoc;
                  }
                } else {
                  this.raise(Errors.UnexpectedPrivateField, privateKeyLoc);
                }
                key = this.parsePrivateName();
                break;
              }
              default:
                if (type === 138) {
                  key = this.parseDecimalLiteral(value);
                  break;
                }
                this.unexpected();
            }
          }
          prop.key = key;
          if (type !== 140) {
            prop.computed = false;
          }
        }
      }
      initFunction(node, isAsync) {
        node.id = null;
        node.generator = false;
        node.async = isAsync;
      }
      parseMethod(node, isGenerator, isAsync, isConstructor, allowDirectSuper, type, inClassScope = false) {
        this.initFunction(node, isAsync);
        node.generator = isGenerator;
        this.scope.enter(514 | 16 | (inClassScope ? 576 : 0) | (allowDirectSuper ? 32 : 0));
        this.prodParam.enter(functionFlags(isAsync, node.generator));
        this.parseFunctionParams(node, isConstructor);
        const finishedNode = this.parseFunctionBodyAndFinish(node, type, true);
        this.prodParam.exit();
        this.scope.exit();
        return finishedNode;
      }
      parseArrayLike(close, isTuple, refExpressionErrors) {
        if (isTuple) {
          this.expectPlugin("recordAndTuple");
        }
        const node = this.startNode();
        this.next();
        node.elements = this.parseExprList(close, !isTuple, refExpressionErrors, node);
        return this.finishNode(node, isTuple ? "TupleExpression" : "ArrayExpression");
      }
      parseArrowExpression(node, params, isAsync, trailingCommaLoc) {
        this.scope.enter(514 | 4);
        let flags = functionFlags(isAsync, false);
        const hasBlockBody = this.match(5);
        if (!hasBlockBody) {
          flags |= this.prodParam.currentFlags() & (8 | 16);
        }
        this.prodParam.enter(flags);
        this.initFunction(node, isAsync);
        const oldMaybeInArrowParameters = this.state.maybeInArrowParameters;
        if (params) {
          this.state.maybeInArrowParameters = true;
          this.setArrowFunctionParameters(node, params, trailingCommaLoc);
        }
        this.state.maybeInArrowParameters = false;
        this.parseFunctionBody(node, true);
        if (hasBlockBody) {
          this.state.regExpAllowedAt = this.state.lastTokEndLoc.index;
        }
        this.prodParam.exit();
        this.scope.exit();
        this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
        return this.finishNode(node, "ArrowFunctionExpression");
      }
      setArrowFunctionParameters(node, params, trailingCommaLoc) {
        this.toAssignableList(params, trailingCommaLoc, false);
        node.params = params;
      }
      parseFunctionBodyAndFinish(node, type, isMethod = false) {
        this.parseFunctionBody(node, false, isMethod);
        return this.finishNode(node, type);
      }
      parseFunctionBody(node, allowExpression, isMethod = false) {
        const isExpression4 = allowExpression && !this.match(5);
        this.expressionScope.enter(sharedExpressionScope);
        if (isExpression4) {
          node.body = this.parseMaybeAssign();
          this.checkParams(node, false, allowExpression, false);
        } else {
          const oldStrict = this.state.strict;
          const oldLabels = this.state.labels;
          this.state.labels = [];
          this.prodParam.enter(this.prodParam.currentFlags() | 4);
          node.body = this.parseBlock(true, false, (hasStrictModeDirective) => {
            const nonSimple = !this.isSimpleParamList(node.params);
            if (hasStrictModeDirective && nonSimple) {
              this.raise(Errors.IllegalLanguageModeDirective, (node.kind === "method" || node.kind === "constructor") && !!node.key ? node.key.loc.end : node);
            }
            const strictModeChanged = !oldStrict && this.state.strict;
            this.checkParams(node, !this.state.strict && !allowExpression && !isMethod && !nonSimple, allowExpression, strictModeChanged);
            if (node.id) {
              this.checkStrictBindReservedWord(node.id, 65, strictModeChanged);
            }
          });
          this.prodParam.exit();
          this.state.labels = oldLabels;
        }
        this.expressionScope.exit();
      }
      isSimpleParameter(node) {
        return node.type === "Identifier";
      }
      isSimpleParamList(params) {
        for (let i = 0, len = params.length; i < len; i++) {
          if (!this.isSimpleParameter(params[i])) return false;
        }
        return true;
      }
      checkParams(node, allowDuplicates, isArrowFunction, strictModeChanged = true) {
        const checkClashes = !allowDuplicates && /* @__PURE__ */ new Set();
        const formalParameters = {
          type: "FormalParameters"
        };
        for (const param of node.params) {
          this.checkLVal(param, formalParameters, 5, checkClashes, strictModeChanged);
        }
      }
      parseExprList(close, allowEmpty, refExpressionErrors, nodeForExtra) {
        const elts = [];
        let first3 = true;
        while (!this.eat(close)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12);
            if (this.match(close)) {
              if (nodeForExtra) {
                this.addTrailingCommaExtraToNode(nodeForExtra);
              }
              this.next();
              break;
            }
          }
          elts.push(this.parseExprListItem(close, allowEmpty, refExpressionErrors));
        }
        return elts;
      }
      parseExprListItem(close, allowEmpty, refExpressionErrors, allowPlaceholder) {
        let elt;
        if (this.match(12)) {
          if (!allowEmpty) {
            this.raise(Errors.UnexpectedToken, this.state.curPosition(), {
              unexpected: ","
            });
          }
          elt = null;
        } else if (this.match(21)) {
          const spreadNodeStartLoc = this.state.startLoc;
          elt = this.parseParenItem(this.parseSpread(refExpressionErrors), spreadNodeStartLoc);
        } else if (this.match(17)) {
          this.expectPlugin("partialApplication");
          if (!allowPlaceholder) {
            this.raise(Errors.UnexpectedArgumentPlaceholder, this.state.startLoc);
          }
          const node = this.startNode();
          this.next();
          elt = this.finishNode(node, "ArgumentPlaceholder");
        } else {
          elt = this.parseMaybeAssignAllowInOrVoidPattern(close, refExpressionErrors, this.parseParenItem);
        }
        return elt;
      }
      parseIdentifier(liberal) {
        const node = this.startNode();
        const name = this.parseIdentifierName(liberal);
        return this.createIdentifier(node, name);
      }
      createIdentifier(node, name) {
        node.name = name;
        node.loc.identifierName = name;
        return this.finishNode(node, "Identifier");
      }
      createIdentifierAt(node, name, endLoc) {
        node.name = name;
        node.loc.identifierName = name;
        return this.finishNodeAt(node, "Identifier", endLoc);
      }
      parseIdentifierName(liberal) {
        let name;
        const {
          startLoc,
          type
        } = this.state;
        if (tokenIsKeywordOrIdentifier(type)) {
          name = this.state.value;
        } else {
          this.unexpected();
        }
        const tokenIsKeyword2 = tokenKeywordOrIdentifierIsKeyword(type);
        if (liberal) {
          if (tokenIsKeyword2) {
            this.replaceToken(133);
          }
        } else {
          this.checkReservedWord(name, startLoc, tokenIsKeyword2, false);
        }
        this.next();
        return name;
      }
      checkReservedWord(word, startLoc, checkKeywords, isBinding) {
        if (word.length > 10) {
          return;
        }
        if (!canBeReservedWord(word)) {
          return;
        }
        if (checkKeywords && isKeyword(word)) {
          this.raise(Errors.UnexpectedKeyword, startLoc, {
            keyword: word
          });
          return;
        }
        const reservedTest = !this.state.strict ? isReservedWord : isBinding ? isStrictBindReservedWord : isStrictReservedWord;
        if (reservedTest(word, this.inModule)) {
          this.raise(Errors.UnexpectedReservedWord, startLoc, {
            reservedWord: word
          });
          return;
        } else if (word === "yield") {
          if (this.prodParam.hasYield) {
            this.raise(Errors.YieldBindingIdentifier, startLoc);
            return;
          }
        } else if (word === "await") {
          if (this.prodParam.hasAwait) {
            this.raise(Errors.AwaitBindingIdentifier, startLoc);
            return;
          }
          if (this.scope.inStaticBlock) {
            this.raise(Errors.AwaitBindingIdentifierInStaticBlock, startLoc);
            return;
          }
          this.expressionScope.recordAsyncArrowParametersError(startLoc);
        } else if (word === "arguments") {
          if (this.scope.inClassAndNotInNonArrowFunction) {
            this.raise(Errors.ArgumentsInClass, startLoc);
            return;
          }
        }
      }
      recordAwaitIfAllowed() {
        const isAwaitAllowed = this.prodParam.hasAwait;
        if (isAwaitAllowed && !this.scope.inFunction) {
          this.state.hasTopLevelAwait = true;
        }
        return isAwaitAllowed;
      }
      parseAwait(startLoc) {
        const node = this.startNodeAt(startLoc);
        this.expressionScope.recordParameterInitializerError(Errors.AwaitExpressionFormalParameter, node);
        if (this.eat(55)) {
          this.raise(Errors.ObsoleteAwaitStar, node);
        }
        if (!this.scope.inFunction && !(this.optionFlags & 1)) {
          if (this.isAmbiguousPrefixOrIdentifier()) {
            this.ambiguousScriptDifferentAst = true;
          } else {
            this.sawUnambiguousESM = true;
          }
        }
        if (!this.state.soloAwait) {
          node.argument = this.parseMaybeUnary(null, true);
        }
        return this.finishNode(node, "AwaitExpression");
      }
      isAmbiguousPrefixOrIdentifier() {
        if (this.hasPrecedingLineBreak()) return true;
        const {
          type
        } = this.state;
        return type === 53 || type === 10 || type === 0 || tokenIsTemplate(type) || type === 103 && !this.state.containsEsc || type === 139 || type === 56 || this.hasPlugin("v8intrinsic") && type === 54;
      }
      parseYield(startLoc) {
        const node = this.startNodeAt(startLoc);
        this.expressionScope.recordParameterInitializerError(Errors.YieldInParameter, node);
        let delegating = false;
        let argument2 = null;
        if (!this.hasPrecedingLineBreak()) {
          delegating = this.eat(55);
          switch (this.state.type) {
            case 13:
            case 141:
            case 8:
            case 11:
            case 3:
            case 9:
            case 14:
            case 12:
              if (!delegating) break;
            case 58:
              if (this.options.annexB && !delegating) break;
            default:
              argument2 = this.parseMaybeAssign();
          }
        }
        if (!argument2) {
          this.state.regExpAllowedAt = this.state.lastTokEndLoc.index;
        }
        node.delegate = delegating;
        node.argument = argument2;
        return this.finishNode(node, "YieldExpression");
      }
      parseImportCall(node) {
        this.expect(10);
        node.source = this.parseMaybeAssignAllowIn();
        node.options = null;
        if (this.eat(12)) {
          if (!this.match(11)) {
            node.options = this.parseMaybeAssignAllowIn();
            if (this.eat(12)) {
              this.addTrailingCommaExtraToNode(node.options);
              if (!this.match(11)) {
                do {
                  this.parseMaybeAssignAllowIn();
                } while (this.eat(12) && !this.match(11));
                this.raise(Errors.ImportCallArity, node);
              }
            }
          } else {
            this.addTrailingCommaExtraToNode(node.source);
          }
        }
        this.expect(11);
        return this.finishNode(node, "ImportExpression");
      }
      checkPipelineAtInfixOperator(left, leftStartLoc) {
        if (this.hasPlugin(["pipelineOperator", {
          proposal: "smart"
        }])) {
          if (left.type === "SequenceExpression") {
            this.raise(Errors.PipelineHeadSequenceExpression, leftStartLoc);
          }
        }
      }
      parseSmartPipelineBodyInStyle(childExpr, startLoc) {
        if (this.isSimpleReference(childExpr)) {
          const bodyNode = this.startNodeAt(startLoc);
          bodyNode.callee = childExpr;
          return this.finishNode(bodyNode, "PipelineBareFunction");
        } else {
          const bodyNode = this.startNodeAt(startLoc);
          this.checkSmartPipeTopicBodyEarlyErrors(startLoc);
          bodyNode.expression = childExpr;
          return this.finishNode(bodyNode, "PipelineTopicExpression");
        }
      }
      isSimpleReference(expression) {
        switch (expression.type) {
          case "MemberExpression":
            return !expression.computed && this.isSimpleReference(expression.object);
          case "Identifier":
            return true;
          default:
            return false;
        }
      }
      checkSmartPipeTopicBodyEarlyErrors(startLoc) {
        if (this.match(19)) {
          throw this.raise(Errors.PipelineBodyNoArrow, this.state.startLoc);
        }
        if (!this.topicReferenceWasUsedInCurrentContext()) {
          this.raise(Errors.PipelineTopicUnused, startLoc);
        }
      }
      withTopicBindingContext(callback) {
        const outerContextTopicState = this.state.topicContext;
        this.state.topicContext = {
          maxNumOfResolvableTopics: 1,
          maxTopicIndex: null
        };
        try {
          return callback();
        } finally {
          this.state.topicContext = outerContextTopicState;
        }
      }
      withSmartMixTopicForbiddingContext(callback) {
        if (this.hasPlugin(["pipelineOperator", {
          proposal: "smart"
        }])) {
          const outerContextTopicState = this.state.topicContext;
          this.state.topicContext = {
            maxNumOfResolvableTopics: 0,
            maxTopicIndex: null
          };
          try {
            return callback();
          } finally {
            this.state.topicContext = outerContextTopicState;
          }
        } else {
          return callback();
        }
      }
      withSoloAwaitPermittingContext(callback) {
        const outerContextSoloAwaitState = this.state.soloAwait;
        this.state.soloAwait = true;
        try {
          return callback();
        } finally {
          this.state.soloAwait = outerContextSoloAwaitState;
        }
      }
      allowInAnd(callback) {
        const flags = this.prodParam.currentFlags();
        const prodParamToSet = (8 | 16) & ~flags;
        if (prodParamToSet) {
          this.prodParam.enter(flags | 8 | 16);
          try {
            return callback();
          } finally {
            this.prodParam.exit();
          }
        }
        return callback();
      }
      disallowInAnd(callback) {
        const flags = this.prodParam.currentFlags();
        const prodParamToClear = 8 & flags;
        const prodParamToSet = 16 & ~flags;
        if (prodParamToClear || prodParamToSet) {
          this.prodParam.enter(flags & ~8 | 16);
          try {
            return callback();
          } finally {
            this.prodParam.exit();
          }
        }
        return callback();
      }
      registerTopicReference() {
        this.state.topicContext.maxTopicIndex = 0;
      }
      topicReferenceIsAllowedInCurrentContext() {
        return this.state.topicContext.maxNumOfResolvableTopics >= 1;
      }
      topicReferenceWasUsedInCurrentContext() {
        return this.state.topicContext.maxTopicIndex != null && this.state.topicContext.maxTopicIndex >= 0;
      }
      parseFSharpPipelineBody(prec) {
        const startLoc = this.state.startLoc;
        this.state.potentialArrowAt = this.state.start;
        this.prodParam.enter(this.prodParam.currentFlags() & ~16);
        const ret = this.parseExprOp(this.parseMaybeUnaryOrPrivate(), startLoc, prec);
        this.prodParam.exit();
        return ret;
      }
      parseModuleExpression() {
        this.expectPlugin("moduleBlocks");
        const node = this.startNode();
        this.next();
        if (!this.match(5)) {
          this.unexpected(null, 5);
        }
        const program = this.startNodeAt(this.state.endLoc);
        this.next();
        const revertScopes = this.initializeScopes(true);
        this.enterInitialScopes();
        try {
          node.body = this.parseProgram(program, 8, "module");
        } finally {
          revertScopes();
        }
        return this.finishNode(node, "ModuleExpression");
      }
      parseVoidPattern(refExpressionErrors) {
        this.expectPlugin("discardBinding");
        const node = this.startNode();
        if (refExpressionErrors != null) {
          refExpressionErrors.voidPatternLoc = this.state.startLoc;
        }
        this.next();
        return this.finishNode(node, "VoidPattern");
      }
      parseMaybeAssignAllowInOrVoidPattern(close, refExpressionErrors, afterLeftParse) {
        if (refExpressionErrors != null && this.match(88)) {
          const nextCode = this.lookaheadCharCode();
          if (nextCode === 44 || nextCode === (close === 3 ? 93 : close === 8 ? 125 : 41) || nextCode === 61) {
            return this.parseMaybeDefault(this.state.startLoc, this.parseVoidPattern(refExpressionErrors));
          }
        }
        return this.parseMaybeAssignAllowIn(refExpressionErrors, afterLeftParse);
      }
      parsePropertyNamePrefixOperator(prop) {
      }
    };
    var loopLabel = {
      kind: 1
    };
    var switchLabel = {
      kind: 2
    };
    var loneSurrogate = /[\uD800-\uDFFF]/u;
    var keywordRelationalOperator = /in(?:stanceof)?/y;
    var keywordLikeWord = /[a-z]{2,10}/y;
    function babel7CompatTokens(tokens2, input, startIndex) {
      for (let i = 0; i < tokens2.length; i++) {
        const token = tokens2[i];
        const {
          type
        } = token;
        if (typeof type === "number") {
          if (type === 140) {
            const {
              loc,
              start: start2,
              value,
              end
            } = token;
            const hashEndPos = start2 + 1;
            const hashEndLoc = createPositionWithColumnOffset(loc.start, 1);
            tokens2.splice(i, 1, new Token({
              type: getExportedToken(27),
              value: "#",
              start: start2,
              end: hashEndPos,
              startLoc: loc.start,
              endLoc: hashEndLoc
            }), new Token({
              type: getExportedToken(133),
              value,
              start: hashEndPos,
              end,
              startLoc: hashEndLoc,
              endLoc: loc.end
            }));
            i++;
            continue;
          }
          if (tokenIsTemplate(type)) {
            const {
              loc,
              start: start2,
              value,
              end
            } = token;
            const backquoteEnd = start2 + 1;
            const backquoteEndLoc = createPositionWithColumnOffset(loc.start, 1);
            let startToken;
            if (input.charCodeAt(start2 - startIndex) === 96) {
              startToken = new Token({
                type: getExportedToken(22),
                value: "`",
                start: start2,
                end: backquoteEnd,
                startLoc: loc.start,
                endLoc: backquoteEndLoc
              });
            } else {
              startToken = new Token({
                type: getExportedToken(8),
                value: "}",
                start: start2,
                end: backquoteEnd,
                startLoc: loc.start,
                endLoc: backquoteEndLoc
              });
            }
            let templateValue, templateElementEnd, templateElementEndLoc, endToken;
            if (type === 24) {
              templateElementEnd = end - 1;
              templateElementEndLoc = createPositionWithColumnOffset(loc.end, -1);
              templateValue = value === null ? null : value.slice(1, -1);
              endToken = new Token({
                type: getExportedToken(22),
                value: "`",
                start: templateElementEnd,
                end,
                startLoc: templateElementEndLoc,
                endLoc: loc.end
              });
            } else {
              templateElementEnd = end - 2;
              templateElementEndLoc = createPositionWithColumnOffset(loc.end, -2);
              templateValue = value === null ? null : value.slice(1, -2);
              endToken = new Token({
                type: getExportedToken(23),
                value: "${",
                start: templateElementEnd,
                end,
                startLoc: templateElementEndLoc,
                endLoc: loc.end
              });
            }
            tokens2.splice(i, 1, startToken, new Token({
              type: getExportedToken(20),
              value: templateValue,
              start: backquoteEnd,
              end: templateElementEnd,
              startLoc: backquoteEndLoc,
              endLoc: templateElementEndLoc
            }), endToken);
            i += 2;
            continue;
          }
          token.type = getExportedToken(type);
        }
      }
      return tokens2;
    }
    var StatementParser = class extends ExpressionParser {
      parseTopLevel(file, program) {
        file.program = this.parseProgram(program, 141, this.options.sourceType === "module" ? "module" : "script");
        file.comments = this.comments;
        if (this.optionFlags & 256) {
          file.tokens = babel7CompatTokens(this.tokens, this.input, this.startIndex);
        }
        return this.finishNode(file, "File");
      }
      parseProgram(program, end, sourceType) {
        program.sourceType = sourceType;
        program.interpreter = this.parseInterpreterDirective();
        this.parseBlockBody(program, true, true, end);
        if (this.inModule) {
          if (!(this.optionFlags & 64) && this.scope.undefinedExports.size > 0) {
            for (const [localName, at2] of Array.from(this.scope.undefinedExports)) {
              this.raise(Errors.ModuleExportUndefined, at2, {
                localName
              });
            }
          }
          this.addExtra(program, "topLevelAwait", this.state.hasTopLevelAwait);
        }
        let finishedProgram;
        if (end === 141) {
          finishedProgram = this.finishNode(program, "Program");
        } else {
          finishedProgram = this.finishNodeAt(program, "Program", createPositionWithColumnOffset(this.state.startLoc, -1));
        }
        return finishedProgram;
      }
      stmtToDirective(stmt) {
        const directive = this.castNodeTo(stmt, "Directive");
        const directiveLiteral = this.castNodeTo(stmt.expression, "DirectiveLiteral");
        const expressionValue = directiveLiteral.value;
        const raw = this.input.slice(this.offsetToSourcePos(directiveLiteral.start), this.offsetToSourcePos(directiveLiteral.end));
        const val = directiveLiteral.value = raw.slice(1, -1);
        this.addExtra(directiveLiteral, "raw", raw);
        this.addExtra(directiveLiteral, "rawValue", val);
        this.addExtra(directiveLiteral, "expressionValue", expressionValue);
        directive.value = directiveLiteral;
        delete stmt.expression;
        return directive;
      }
      parseInterpreterDirective() {
        if (!this.match(28)) {
          return null;
        }
        const node = this.startNode();
        node.value = this.state.value;
        this.next();
        return this.finishNode(node, "InterpreterDirective");
      }
      isLet() {
        if (!this.isContextual(101)) {
          return false;
        }
        return this.hasFollowingBindingAtom();
      }
      isUsing() {
        if (!this.isContextual(108)) {
          return false;
        }
        return this.nextTokenIsIdentifierOnSameLine();
      }
      isForUsing() {
        if (!this.isContextual(108)) {
          return false;
        }
        const next2 = this.nextTokenInLineStart();
        const nextCh = this.codePointAtPos(next2);
        if (this.isUnparsedContextual(next2, "of")) {
          const nextCharAfterOf = this.lookaheadCharCodeSince(next2 + 2);
          if (nextCharAfterOf !== 61 && nextCharAfterOf !== 58 && nextCharAfterOf !== 59) {
            return false;
          }
        }
        if (this.chStartsBindingIdentifier(nextCh, next2) || this.isUnparsedContextual(next2, "void")) {
          return true;
        }
        return false;
      }
      nextTokenIsIdentifierOnSameLine() {
        const next2 = this.nextTokenInLineStart();
        const nextCh = this.codePointAtPos(next2);
        return this.chStartsBindingIdentifier(nextCh, next2);
      }
      isAwaitUsing() {
        if (!this.isContextual(97)) {
          return false;
        }
        let next2 = this.nextTokenInLineStart();
        if (this.isUnparsedContextual(next2, "using")) {
          next2 = this.nextTokenInLineStartSince(next2 + 5);
          const nextCh = this.codePointAtPos(next2);
          if (this.chStartsBindingIdentifier(nextCh, next2)) {
            return true;
          }
        }
        return false;
      }
      chStartsBindingIdentifier(ch, pos) {
        if (isIdentifierStart(ch)) {
          keywordRelationalOperator.lastIndex = pos;
          if (keywordRelationalOperator.test(this.input)) {
            const endCh = this.codePointAtPos(keywordRelationalOperator.lastIndex);
            if (!isIdentifierChar(endCh) && endCh !== 92) {
              return false;
            }
          }
          return true;
        } else if (ch === 92) {
          return true;
        } else {
          return false;
        }
      }
      isReservedWordOnNewLineAfterLet(pos) {
        if (!hasNewLine(this.input, this.state.end, pos)) {
          return false;
        }
        keywordLikeWord.lastIndex = pos;
        if (!keywordLikeWord.test(this.input)) {
          return false;
        }
        const end = keywordLikeWord.lastIndex;
        const endCh = this.codePointAtPos(end);
        if (isIdentifierChar(endCh) || endCh === 92) {
          return false;
        }
        const word = this.input.slice(pos, end);
        return isKeyword(word) || isReservedWord(word, false);
      }
      chStartsBindingPattern(ch) {
        return ch === 91 || ch === 123;
      }
      hasFollowingBindingAtom() {
        const next2 = this.nextTokenStart();
        const nextCh = this.codePointAtPos(next2);
        return this.chStartsBindingPattern(nextCh) || this.chStartsBindingIdentifier(nextCh, next2);
      }
      hasInLineFollowingBindingIdentifierOrBrace() {
        const next2 = this.nextTokenInLineStart();
        const nextCh = this.codePointAtPos(next2);
        return nextCh === 123 || this.chStartsBindingIdentifier(nextCh, next2);
      }
      allowsUsing() {
        return (this.scope.inModule || !this.scope.inTopLevel) && !this.scope.inBareCaseStatement;
      }
      parseModuleItem() {
        return this.parseStatementLike(1 | 2 | 4 | 8);
      }
      parseStatementListItem() {
        return this.parseStatementLike(2 | 4 | (!this.options.annexB || this.state.strict ? 0 : 8));
      }
      parseStatementOrSloppyAnnexBFunctionDeclaration(allowLabeledFunction = false) {
        let flags = 0;
        if (this.options.annexB && !this.state.strict) {
          flags |= 4;
          if (allowLabeledFunction) {
            flags |= 8;
          }
        }
        return this.parseStatementLike(flags);
      }
      parseStatement() {
        return this.parseStatementLike(0);
      }
      parseStatementLike(flags) {
        let decorators = null;
        if (this.match(26)) {
          decorators = this.parseDecorators(true);
        }
        return this.parseStatementContent(flags, decorators);
      }
      parseStatementContent(flags, decorators) {
        const startType = this.state.type;
        const node = this.startNode();
        const allowDeclaration = !!(flags & 2);
        const allowFunctionDeclaration = !!(flags & 4);
        const topLevel = flags & 1;
        switch (startType) {
          case 60:
            return this.parseBreakContinueStatement(node, true);
          case 63:
            return this.parseBreakContinueStatement(node, false);
          case 64:
            return this.parseDebuggerStatement(node);
          case 90:
            return this.parseDoWhileStatement(node);
          case 91:
            return this.parseForStatement(node);
          case 68:
            if (this.lookaheadCharCode() === 46) break;
            if (!allowFunctionDeclaration) {
              this.raise(this.state.strict ? Errors.StrictFunction : this.options.annexB ? Errors.SloppyFunctionAnnexB : Errors.SloppyFunction, this.state.startLoc);
            }
            return this.parseFunctionStatement(node, false, flags);
          case 80:
            if (!allowDeclaration) this.unexpected();
            return this.parseClass(this.maybeTakeDecorators(decorators, node), true);
          case 69:
            return this.parseIfStatement(node);
          case 70:
            return this.parseReturnStatement(node);
          case 71:
            return this.parseSwitchStatement(node);
          case 72:
            return this.parseThrowStatement(node);
          case 73:
            return this.parseTryStatement(node);
          case 97:
            if (this.isAwaitUsing()) {
              if (!this.allowsUsing()) {
                this.raise(Errors.UnexpectedUsingDeclaration, node);
              } else if (!allowDeclaration) {
                this.raise(Errors.UnexpectedLexicalDeclaration, node);
              } else if (!this.recordAwaitIfAllowed()) {
                this.raise(Errors.AwaitUsingNotInAsyncContext, node);
              }
              this.next();
              return this.parseVarStatement(node, "await using");
            }
            break;
          case 108:
            if (this.state.containsEsc || !this.hasInLineFollowingBindingIdentifierOrBrace()) {
              break;
            }
            if (!this.allowsUsing()) {
              this.raise(Errors.UnexpectedUsingDeclaration, this.state.startLoc);
            } else if (!allowDeclaration) {
              this.raise(Errors.UnexpectedLexicalDeclaration, this.state.startLoc);
            }
            return this.parseVarStatement(node, "using");
          case 101: {
            if (this.state.containsEsc) {
              break;
            }
            const next2 = this.nextTokenStart();
            const nextCh = this.codePointAtPos(next2);
            if (nextCh !== 91) {
              if (!allowDeclaration && this.hasFollowingLineBreak()) break;
              if (!this.chStartsBindingIdentifier(nextCh, next2) && nextCh !== 123) {
                break;
              }
              if (this.isReservedWordOnNewLineAfterLet(next2)) break;
            }
          }
          case 75: {
            if (!allowDeclaration) {
              this.raise(Errors.UnexpectedLexicalDeclaration, this.state.startLoc);
            }
          }
          case 74: {
            const kind = this.state.value;
            return this.parseVarStatement(node, kind);
          }
          case 92:
            return this.parseWhileStatement(node);
          case 76:
            return this.parseWithStatement(node);
          case 5:
            return this.parseBlock();
          case 13:
            return this.parseEmptyStatement(node);
          case 83: {
            const nextTokenCharCode = this.lookaheadCharCode();
            if (nextTokenCharCode === 40 || nextTokenCharCode === 46) {
              break;
            }
          }
          case 82: {
            if (!(this.optionFlags & 8) && !topLevel) {
              this.raise(Errors.UnexpectedImportExport, this.state.startLoc);
            }
            this.next();
            let result;
            if (startType === 83) {
              result = this.parseImport(node);
            } else {
              result = this.parseExport(node, decorators);
            }
            this.assertModuleNodeAllowed(result);
            return result;
          }
          default: {
            if (this.isAsyncFunction()) {
              if (!allowDeclaration) {
                this.raise(Errors.AsyncFunctionInSingleStatementContext, this.state.startLoc);
              }
              this.next();
              return this.parseFunctionStatement(node, true, flags);
            }
          }
        }
        const maybeName = this.state.value;
        if (startType === 93 && this.lookahead().type === 14) {
          const label = this.parseIdentifier(true);
          this.next();
          return this.parseLabeledStatement(node, maybeName, label, flags);
        }
        const expr = this.parseExpression();
        if (tokenIsIdentifier(startType) && expr.type === "Identifier" && this.eat(14)) {
          return this.parseLabeledStatement(node, maybeName, expr, flags);
        } else {
          return this.parseExpressionStatement(node, expr, decorators, flags);
        }
      }
      assertModuleNodeAllowed(node) {
        if (!(this.optionFlags & 8) && !this.inModule) {
          this.raise(Errors.ImportOutsideModule, node);
        }
      }
      decoratorsEnabledBeforeExport() {
        if (this.hasPlugin("decorators-legacy")) return true;
        return this.hasPlugin("decorators") && this.getPluginOption("decorators", "decoratorsBeforeExport") !== false;
      }
      maybeTakeDecorators(maybeDecorators, classNode, exportNode) {
        if (maybeDecorators) {
          var _classNode$decorators;
          if ((_classNode$decorators = classNode.decorators) != null && _classNode$decorators.length) {
            if (typeof this.getPluginOption("decorators", "decoratorsBeforeExport") !== "boolean") {
              this.raise(Errors.DecoratorsBeforeAfterExport, classNode.decorators[0]);
            }
            classNode.decorators.unshift(...maybeDecorators);
          } else {
            classNode.decorators = maybeDecorators;
          }
          this.resetStartLocationFromNode(classNode, maybeDecorators[0]);
          if (exportNode) this.resetStartLocationFromNode(exportNode, classNode);
        }
        return classNode;
      }
      canHaveLeadingDecorator() {
        return this.match(80);
      }
      parseDecorators(allowExport) {
        const decorators = [];
        do {
          decorators.push(this.parseDecorator());
        } while (this.match(26));
        if (this.match(82)) {
          if (!allowExport) {
            this.unexpected();
          }
          if (!this.decoratorsEnabledBeforeExport()) {
            this.raise(Errors.DecoratorExportClass, this.state.startLoc);
          }
        } else if (!this.canHaveLeadingDecorator()) {
          throw this.raise(Errors.UnexpectedLeadingDecorator, this.state.startLoc);
        }
        return decorators;
      }
      parseDecorator() {
        this.expectOnePlugin(["decorators", "decorators-legacy"]);
        const node = this.startNode();
        this.next();
        if (this.hasPlugin("decorators")) {
          const startLoc = this.state.startLoc;
          let expr;
          if (this.match(10)) {
            const startLoc2 = this.state.startLoc;
            this.next();
            expr = this.parseExpression();
            this.expect(11);
            expr = this.wrapParenthesis(startLoc2, expr);
            const paramsStartLoc = this.state.startLoc;
            node.expression = this.parseMaybeDecoratorArguments(expr, startLoc2);
            if (this.getPluginOption("decorators", "allowCallParenthesized") === false && node.expression !== expr) {
              this.raise(Errors.DecoratorArgumentsOutsideParentheses, paramsStartLoc);
            }
          } else {
            expr = this.parseIdentifier(false);
            while (this.eat(16)) {
              const node2 = this.startNodeAt(startLoc);
              node2.object = expr;
              if (this.match(140)) {
                this.classScope.usePrivateName(this.state.value, this.state.startLoc);
                node2.property = this.parsePrivateName();
              } else {
                node2.property = this.parseIdentifier(true);
              }
              node2.computed = false;
              expr = this.finishNode(node2, "MemberExpression");
            }
            node.expression = this.parseMaybeDecoratorArguments(expr, startLoc);
          }
        } else {
          node.expression = this.parseExprSubscripts();
        }
        return this.finishNode(node, "Decorator");
      }
      parseMaybeDecoratorArguments(expr, startLoc) {
        if (this.eat(10)) {
          const node = this.startNodeAt(startLoc);
          node.callee = expr;
          node.arguments = this.parseCallExpressionArguments();
          this.toReferencedList(node.arguments);
          return this.finishNode(node, "CallExpression");
        }
        return expr;
      }
      parseBreakContinueStatement(node, isBreak) {
        this.next();
        if (this.isLineTerminator()) {
          node.label = null;
        } else {
          node.label = this.parseIdentifier(this.match(93));
          this.semicolon();
        }
        this.verifyBreakContinue(node, isBreak);
        return this.finishNode(node, isBreak ? "BreakStatement" : "ContinueStatement");
      }
      verifyBreakContinue(node, isBreak) {
        let i;
        for (i = 0; i < this.state.labels.length; ++i) {
          const lab = this.state.labels[i];
          if (node.label == null || lab.name === node.label.name) {
            if (lab.kind != null && (isBreak || lab.kind === 1)) {
              break;
            }
            if (node.label && isBreak) break;
          }
        }
        if (i === this.state.labels.length) {
          const type = isBreak ? "BreakStatement" : "ContinueStatement";
          this.raise(Errors.IllegalBreakContinue, node, {
            type
          });
        }
      }
      parseDebuggerStatement(node) {
        this.next();
        this.semicolon();
        return this.finishNode(node, "DebuggerStatement");
      }
      parseHeaderExpression() {
        this.expect(10);
        const val = this.parseExpression();
        this.expect(11);
        return val;
      }
      parseDoWhileStatement(node) {
        this.next();
        this.state.labels.push(loopLabel);
        node.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement());
        this.state.labels.pop();
        this.expect(92);
        node.test = this.parseHeaderExpression();
        this.eat(13);
        return this.finishNode(node, "DoWhileStatement");
      }
      parseForStatement(node) {
        this.next();
        this.state.labels.push(loopLabel);
        let awaitAt = null;
        if (this.isContextual(97) && this.recordAwaitIfAllowed()) {
          awaitAt = this.state.startLoc;
          this.next();
        }
        this.scope.enter(0);
        this.expect(10);
        if (this.match(13)) {
          if (awaitAt !== null) {
            this.unexpected(awaitAt);
          }
          return this.parseFor(node, null);
        }
        const startsWithLet = this.isContextual(101);
        {
          const startsWithAwaitUsing = this.isAwaitUsing();
          const starsWithUsingDeclaration = startsWithAwaitUsing || this.isForUsing();
          const isLetOrUsing = startsWithLet && this.hasFollowingBindingAtom() || starsWithUsingDeclaration;
          if (this.match(74) || this.match(75) || isLetOrUsing) {
            const initNode = this.startNode();
            let kind;
            if (startsWithAwaitUsing) {
              kind = "await using";
              if (!this.recordAwaitIfAllowed()) {
                this.raise(Errors.AwaitUsingNotInAsyncContext, this.state.startLoc);
              }
              this.next();
            } else {
              kind = this.state.value;
            }
            this.next();
            this.parseVar(initNode, true, kind);
            const init2 = this.finishNode(initNode, "VariableDeclaration");
            const isForIn = this.match(58);
            if (isForIn && starsWithUsingDeclaration) {
              this.raise(Errors.ForInUsing, init2);
            }
            if ((isForIn || this.isContextual(103)) && init2.declarations.length === 1) {
              return this.parseForIn(node, init2, awaitAt);
            }
            if (awaitAt !== null) {
              this.unexpected(awaitAt);
            }
            return this.parseFor(node, init2);
          }
        }
        const startsWithAsync = this.isContextual(96);
        const refExpressionErrors = new ExpressionErrors();
        const init = this.parseExpression(true, refExpressionErrors);
        const isForOf = this.isContextual(103);
        if (isForOf) {
          if (startsWithLet) {
            this.raise(Errors.ForOfLet, init);
          }
          if (awaitAt === null && startsWithAsync && init.type === "Identifier") {
            this.raise(Errors.ForOfAsync, init);
          }
        }
        if (isForOf || this.match(58)) {
          this.checkDestructuringPrivate(refExpressionErrors);
          this.toAssignable(init, true);
          const type = isForOf ? "ForOfStatement" : "ForInStatement";
          this.checkLVal(init, {
            type
          });
          return this.parseForIn(node, init, awaitAt);
        } else {
          this.checkExpressionErrors(refExpressionErrors, true);
        }
        if (awaitAt !== null) {
          this.unexpected(awaitAt);
        }
        return this.parseFor(node, init);
      }
      parseFunctionStatement(node, isAsync, statementFlags) {
        this.next();
        let flags = 1 | (isAsync ? 8 : 0);
        if (!(statementFlags & 2) && statementFlags & 4) {
          flags |= 16;
          if (!(statementFlags & 8)) {
            flags |= 2;
          }
        }
        return this.parseFunction(node, flags);
      }
      parseIfStatement(node) {
        this.next();
        node.test = this.parseHeaderExpression();
        node.consequent = this.parseStatementOrSloppyAnnexBFunctionDeclaration();
        node.alternate = this.eat(66) ? this.parseStatementOrSloppyAnnexBFunctionDeclaration() : null;
        return this.finishNode(node, "IfStatement");
      }
      parseReturnStatement(node) {
        if (!this.prodParam.hasReturn) {
          this.raise(Errors.IllegalReturn, this.state.startLoc);
        }
        this.next();
        if (this.isLineTerminator()) {
          node.argument = null;
        } else {
          node.argument = this.parseExpression();
          this.semicolon();
        }
        return this.finishNode(node, "ReturnStatement");
      }
      parseSwitchStatement(node) {
        this.next();
        node.discriminant = this.parseHeaderExpression();
        const cases = node.cases = [];
        this.expect(5);
        this.state.labels.push(switchLabel);
        this.scope.enter(256);
        let cur;
        for (let sawDefault; !this.match(8); ) {
          if (this.match(61) || this.match(65)) {
            const isCase = this.match(61);
            if (cur) this.finishNode(cur, "SwitchCase");
            cases.push(cur = this.startNode());
            cur.consequent = [];
            this.next();
            if (isCase) {
              cur.test = this.parseExpression();
            } else {
              if (sawDefault) {
                this.raise(Errors.MultipleDefaultsInSwitch, this.state.lastTokStartLoc);
              }
              sawDefault = true;
              cur.test = null;
            }
            this.expect(14);
          } else {
            if (cur) {
              cur.consequent.push(this.parseStatementListItem());
            } else {
              this.unexpected();
            }
          }
        }
        this.scope.exit();
        if (cur) this.finishNode(cur, "SwitchCase");
        this.next();
        this.state.labels.pop();
        return this.finishNode(node, "SwitchStatement");
      }
      parseThrowStatement(node) {
        this.next();
        if (this.hasPrecedingLineBreak()) {
          this.raise(Errors.NewlineAfterThrow, this.state.lastTokEndLoc);
        }
        node.argument = this.parseExpression();
        this.semicolon();
        return this.finishNode(node, "ThrowStatement");
      }
      parseCatchClauseParam() {
        const param = this.parseBindingAtom();
        this.scope.enter(this.options.annexB && param.type === "Identifier" ? 8 : 0);
        this.checkLVal(param, {
          type: "CatchClause"
        }, 9);
        return param;
      }
      parseTryStatement(node) {
        this.next();
        node.block = this.parseBlock();
        node.handler = null;
        if (this.match(62)) {
          const clause = this.startNode();
          this.next();
          if (this.match(10)) {
            this.expect(10);
            clause.param = this.parseCatchClauseParam();
            this.expect(11);
          } else {
            clause.param = null;
            this.scope.enter(0);
          }
          clause.body = this.withSmartMixTopicForbiddingContext(() => this.parseBlock(false, false));
          this.scope.exit();
          node.handler = this.finishNode(clause, "CatchClause");
        }
        node.finalizer = this.eat(67) ? this.parseBlock() : null;
        if (!node.handler && !node.finalizer) {
          this.raise(Errors.NoCatchOrFinally, node);
        }
        return this.finishNode(node, "TryStatement");
      }
      parseVarStatement(node, kind, allowMissingInitializer = false) {
        this.next();
        this.parseVar(node, false, kind, allowMissingInitializer);
        this.semicolon();
        return this.finishNode(node, "VariableDeclaration");
      }
      parseWhileStatement(node) {
        this.next();
        node.test = this.parseHeaderExpression();
        this.state.labels.push(loopLabel);
        node.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement());
        this.state.labels.pop();
        return this.finishNode(node, "WhileStatement");
      }
      parseWithStatement(node) {
        if (this.state.strict) {
          this.raise(Errors.StrictWith, this.state.startLoc);
        }
        this.next();
        node.object = this.parseHeaderExpression();
        node.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement());
        return this.finishNode(node, "WithStatement");
      }
      parseEmptyStatement(node) {
        this.next();
        return this.finishNode(node, "EmptyStatement");
      }
      parseLabeledStatement(node, maybeName, expr, flags) {
        for (const label of this.state.labels) {
          if (label.name === maybeName) {
            this.raise(Errors.LabelRedeclaration, expr, {
              labelName: maybeName
            });
            break;
          }
        }
        const kind = tokenIsLoop(this.state.type) ? 1 : this.match(71) ? 2 : null;
        for (let i = this.state.labels.length - 1; i >= 0; i--) {
          const label = this.state.labels[i];
          if (label.statementStart === node.start) {
            label.statementStart = this.sourceToOffsetPos(this.state.start);
            label.kind = kind;
          } else {
            break;
          }
        }
        this.state.labels.push({
          name: maybeName,
          kind,
          statementStart: this.sourceToOffsetPos(this.state.start)
        });
        node.body = flags & 8 ? this.parseStatementOrSloppyAnnexBFunctionDeclaration(true) : this.parseStatement();
        this.state.labels.pop();
        node.label = expr;
        return this.finishNode(node, "LabeledStatement");
      }
      parseExpressionStatement(node, expr, decorators, flags) {
        node.expression = expr;
        this.semicolon();
        return this.finishNode(node, "ExpressionStatement");
      }
      parseBlock(allowDirectives = false, createNewLexicalScope = true, afterBlockParse) {
        const node = this.startNode();
        if (allowDirectives) {
          this.state.strictErrors.clear();
        }
        this.expect(5);
        if (createNewLexicalScope) {
          this.scope.enter(0);
        }
        this.parseBlockBody(node, allowDirectives, false, 8, afterBlockParse);
        if (createNewLexicalScope) {
          this.scope.exit();
        }
        return this.finishNode(node, "BlockStatement");
      }
      isValidDirective(stmt) {
        return stmt.type === "ExpressionStatement" && stmt.expression.type === "StringLiteral" && !stmt.expression.extra.parenthesized;
      }
      parseBlockBody(node, allowDirectives, topLevel, end, afterBlockParse) {
        const body3 = node.body = [];
        const directives = node.directives = [];
        this.parseBlockOrModuleBlockBody(body3, allowDirectives ? directives : void 0, topLevel, end, afterBlockParse);
      }
      parseBlockOrModuleBlockBody(body3, directives, topLevel, end, afterBlockParse) {
        const oldStrict = this.state.strict;
        let hasStrictModeDirective = false;
        let parsedNonDirective = false;
        while (!this.match(end)) {
          const stmt = topLevel ? this.parseModuleItem() : this.parseStatementListItem();
          if (directives && !parsedNonDirective) {
            if (this.isValidDirective(stmt)) {
              const directive = this.stmtToDirective(stmt);
              directives.push(directive);
              if (!hasStrictModeDirective && directive.value.value === "use strict") {
                hasStrictModeDirective = true;
                this.setStrict(true);
              }
              continue;
            }
            parsedNonDirective = true;
            this.state.strictErrors.clear();
          }
          body3.push(stmt);
        }
        afterBlockParse == null || afterBlockParse.call(this, hasStrictModeDirective);
        if (!oldStrict) {
          this.setStrict(false);
        }
        this.next();
      }
      parseFor(node, init) {
        node.init = init;
        this.semicolon(false);
        node.test = this.match(13) ? null : this.parseExpression();
        this.semicolon(false);
        node.update = this.match(11) ? null : this.parseExpression();
        this.expect(11);
        node.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement());
        this.scope.exit();
        this.state.labels.pop();
        return this.finishNode(node, "ForStatement");
      }
      parseForIn(node, init, awaitAt) {
        const isForIn = this.match(58);
        this.next();
        if (isForIn) {
          if (awaitAt !== null) this.unexpected(awaitAt);
        } else {
          node.await = awaitAt !== null;
        }
        if (init.type === "VariableDeclaration" && init.declarations[0].init != null && (!isForIn || !this.options.annexB || this.state.strict || init.kind !== "var" || init.declarations[0].id.type !== "Identifier")) {
          this.raise(Errors.ForInOfLoopInitializer, init, {
            type: isForIn ? "ForInStatement" : "ForOfStatement"
          });
        }
        if (init.type === "AssignmentPattern") {
          this.raise(Errors.InvalidLhs, init, {
            ancestor: {
              type: "ForStatement"
            }
          });
        }
        node.left = init;
        node.right = isForIn ? this.parseExpression() : this.parseMaybeAssignAllowIn();
        this.expect(11);
        node.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement());
        this.scope.exit();
        this.state.labels.pop();
        return this.finishNode(node, isForIn ? "ForInStatement" : "ForOfStatement");
      }
      parseVar(node, isFor, kind, allowMissingInitializer = false) {
        const declarations = node.declarations = [];
        node.kind = kind;
        for (; ; ) {
          const decl = this.startNode();
          this.parseVarId(decl, kind);
          decl.init = !this.eat(29) ? null : isFor ? this.parseMaybeAssignDisallowIn() : this.parseMaybeAssignAllowIn();
          if (decl.init === null && !allowMissingInitializer && !(isFor && declarations.length === 0 && (this.match(58) || this.isContextual(103)))) {
            if (decl.id.type !== "Identifier") {
              this.raise(Errors.DeclarationMissingInitializer, this.state.lastTokEndLoc, {
                kind: "destructuring"
              });
            } else if (kind === "const" || kind === "using" || kind === "await using") {
              this.raise(Errors.DeclarationMissingInitializer, this.state.lastTokEndLoc, {
                kind
              });
            }
          }
          declarations.push(this.finishNode(decl, "VariableDeclarator"));
          if (!this.eat(12)) break;
        }
        return node;
      }
      parseVarId(decl, kind) {
        const id = this.parseBindingAtom();
        if (kind === "using" || kind === "await using") {
          if (id.type === "ArrayPattern" || id.type === "ObjectPattern") {
            this.raise(Errors.UsingDeclarationHasBindingPattern, id.loc.start);
          }
        } else {
          if (id.type === "VoidPattern") {
            this.raise(Errors.UnexpectedVoidPattern, id.loc.start);
          }
        }
        this.checkLVal(id, {
          type: "VariableDeclarator"
        }, kind === "var" ? 5 : 8201);
        decl.id = id;
      }
      parseAsyncFunctionExpression(node) {
        return this.parseFunction(node, 8);
      }
      parseFunction(node, flags = 0) {
        const isDeclaration = !!(flags & 1);
        const requireId = isDeclaration && !(flags & 4);
        const isAsync = !!(flags & 8);
        this.initFunction(node, isAsync);
        if (this.match(55)) {
          if (flags & 16) {
            this.raise(Errors.GeneratorInSingleStatementContext, this.state.startLoc);
          }
          this.next();
          node.generator = true;
        }
        if (isDeclaration) {
          node.id = this.parseFunctionId(requireId);
        }
        const oldMaybeInArrowParameters = this.state.maybeInArrowParameters;
        this.state.maybeInArrowParameters = false;
        this.scope.enter(514);
        this.prodParam.enter(functionFlags(isAsync, node.generator));
        if (!isDeclaration && tokenIsIdentifier(this.state.type)) {
          this.expressionScope.enter(sharedExpressionScope);
          node.id = this.parseFunctionId();
          this.expressionScope.exit();
        }
        this.parseFunctionParams(node, false);
        this.withSmartMixTopicForbiddingContext(() => {
          this.parseFunctionBodyAndFinish(node, isDeclaration ? "FunctionDeclaration" : "FunctionExpression");
        });
        this.prodParam.exit();
        this.scope.exit();
        if (isDeclaration && !(flags & 2)) {
          this.registerFunctionStatementId(node);
        }
        this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
        return node;
      }
      parseFunctionId(requireId) {
        return requireId || tokenIsIdentifier(this.state.type) ? this.parseIdentifier() : null;
      }
      parseFunctionParams(node, isConstructor) {
        this.expect(10);
        this.expressionScope.enter(parameterDeclarationScope);
        node.params = this.parseBindingList(11, 41, 2 | (isConstructor ? 4 : 0));
        this.expressionScope.exit();
      }
      registerFunctionStatementId(node) {
        if (!node.id) return;
        this.scope.declareName(node.id.name, !this.options.annexB || this.state.strict || node.generator || node.async ? this.scope.treatFunctionsAsVar ? 5 : 8201 : 17, node.id.loc.start);
      }
      parseClass(node, isStatement, optionalId) {
        this.next();
        const oldStrict = this.state.strict;
        this.state.strict = true;
        this.parseClassId(node, isStatement, optionalId);
        this.parseClassSuper(node);
        node.body = this.parseClassBody(!!node.superClass, oldStrict);
        return this.finishNode(node, isStatement ? "ClassDeclaration" : "ClassExpression");
      }
      isClassProperty() {
        return this.match(29) || this.match(13) || this.match(8) || this.match(26) && this.hasPrecedingLineBreak();
      }
      isClassMethod() {
        return this.match(10);
      }
      nameIsConstructor(key) {
        return key.type === "Identifier" && key.name === "constructor" || key.type === "StringLiteral" && key.value === "constructor";
      }
      isNonstaticConstructor(method) {
        return !method.computed && !method.static && this.nameIsConstructor(method.key);
      }
      parseClassBody(hadSuperClass, oldStrict) {
        this.classScope.enter();
        const state = {
          hadConstructor: false,
          hadSuperClass
        };
        let decorators = [];
        const classBody = this.startNode();
        classBody.body = [];
        this.expect(5);
        this.withSmartMixTopicForbiddingContext(() => {
          while (!this.match(8)) {
            if (this.eat(13)) {
              if (decorators.length > 0) {
                throw this.raise(Errors.DecoratorSemicolon, this.state.lastTokEndLoc);
              }
              continue;
            }
            if (this.match(26)) {
              decorators.push(this.parseDecorator());
              continue;
            }
            const member3 = this.startNode();
            if (decorators.length) {
              member3.decorators = decorators;
              this.resetStartLocationFromNode(member3, decorators[0]);
              decorators = [];
            }
            this.parseClassMember(classBody, member3, state);
            if (member3.kind === "constructor" && member3.decorators && member3.decorators.length > 0) {
              this.raise(Errors.DecoratorConstructor, member3);
            }
          }
        });
        this.state.strict = oldStrict;
        this.next();
        if (decorators.length) {
          throw this.raise(Errors.TrailingDecorator, this.state.startLoc);
        }
        this.classScope.exit();
        return this.finishNode(classBody, "ClassBody");
      }
      parseClassMemberFromModifier(classBody, member3) {
        const key = this.parseIdentifier(true);
        if (this.isClassMethod()) {
          const method = member3;
          method.kind = "method";
          method.computed = false;
          method.key = key;
          method.static = false;
          this.pushClassMethod(classBody, method, false, false, false, false);
          return true;
        } else if (this.isClassProperty()) {
          const prop = member3;
          prop.computed = false;
          prop.key = key;
          prop.static = false;
          classBody.body.push(this.parseClassProperty(prop));
          return true;
        }
        this.resetPreviousNodeTrailingComments(key);
        return false;
      }
      parseClassMember(classBody, member3, state) {
        const isStatic = this.isContextual(107);
        if (isStatic) {
          if (this.parseClassMemberFromModifier(classBody, member3)) {
            return;
          }
          if (this.eat(5)) {
            this.parseClassStaticBlock(classBody, member3);
            return;
          }
        }
        this.parseClassMemberWithIsStatic(classBody, member3, state, isStatic);
      }
      parseClassMemberWithIsStatic(classBody, member3, state, isStatic) {
        const publicMethod = member3;
        const privateMethod = member3;
        const publicProp = member3;
        const privateProp = member3;
        const accessorProp = member3;
        const method = publicMethod;
        const publicMember = publicMethod;
        member3.static = isStatic;
        this.parsePropertyNamePrefixOperator(member3);
        if (this.eat(55)) {
          method.kind = "method";
          const isPrivateName = this.match(140);
          this.parseClassElementName(method);
          this.parsePostMemberNameModifiers(method);
          if (isPrivateName) {
            this.pushClassPrivateMethod(classBody, privateMethod, true, false);
            return;
          }
          if (this.isNonstaticConstructor(publicMethod)) {
            this.raise(Errors.ConstructorIsGenerator, publicMethod.key);
          }
          this.pushClassMethod(classBody, publicMethod, true, false, false, false);
          return;
        }
        const isContextual = !this.state.containsEsc && tokenIsIdentifier(this.state.type);
        const key = this.parseClassElementName(member3);
        const maybeContextualKw = isContextual ? key.name : null;
        const isPrivate = this.isPrivateName(key);
        const maybeQuestionTokenStartLoc = this.state.startLoc;
        this.parsePostMemberNameModifiers(publicMember);
        if (this.isClassMethod()) {
          method.kind = "method";
          if (isPrivate) {
            this.pushClassPrivateMethod(classBody, privateMethod, false, false);
            return;
          }
          const isConstructor = this.isNonstaticConstructor(publicMethod);
          let allowsDirectSuper = false;
          if (isConstructor) {
            publicMethod.kind = "constructor";
            if (state.hadConstructor && !this.hasPlugin("typescript")) {
              this.raise(Errors.DuplicateConstructor, key);
            }
            if (isConstructor && this.hasPlugin("typescript") && member3.override) {
              this.raise(Errors.OverrideOnConstructor, key);
            }
            state.hadConstructor = true;
            allowsDirectSuper = state.hadSuperClass;
          }
          this.pushClassMethod(classBody, publicMethod, false, false, isConstructor, allowsDirectSuper);
        } else if (this.isClassProperty()) {
          if (isPrivate) {
            this.pushClassPrivateProperty(classBody, privateProp);
          } else {
            this.pushClassProperty(classBody, publicProp);
          }
        } else if (maybeContextualKw === "async" && !this.isLineTerminator()) {
          this.resetPreviousNodeTrailingComments(key);
          const isGenerator = this.eat(55);
          if (publicMember.optional) {
            this.unexpected(maybeQuestionTokenStartLoc);
          }
          method.kind = "method";
          const isPrivate2 = this.match(140);
          this.parseClassElementName(method);
          this.parsePostMemberNameModifiers(publicMember);
          if (isPrivate2) {
            this.pushClassPrivateMethod(classBody, privateMethod, isGenerator, true);
          } else {
            if (this.isNonstaticConstructor(publicMethod)) {
              this.raise(Errors.ConstructorIsAsync, publicMethod.key);
            }
            this.pushClassMethod(classBody, publicMethod, isGenerator, true, false, false);
          }
        } else if ((maybeContextualKw === "get" || maybeContextualKw === "set") && !(this.match(55) && this.isLineTerminator())) {
          this.resetPreviousNodeTrailingComments(key);
          method.kind = maybeContextualKw;
          const isPrivate2 = this.match(140);
          this.parseClassElementName(publicMethod);
          if (isPrivate2) {
            this.pushClassPrivateMethod(classBody, privateMethod, false, false);
          } else {
            if (this.isNonstaticConstructor(publicMethod)) {
              this.raise(Errors.ConstructorIsAccessor, publicMethod.key);
            }
            this.pushClassMethod(classBody, publicMethod, false, false, false, false);
          }
          this.checkGetterSetterParams(publicMethod);
        } else if (maybeContextualKw === "accessor" && !this.isLineTerminator()) {
          this.expectPlugin("decoratorAutoAccessors");
          this.resetPreviousNodeTrailingComments(key);
          const isPrivate2 = this.match(140);
          this.parseClassElementName(publicProp);
          this.pushClassAccessorProperty(classBody, accessorProp, isPrivate2);
        } else if (this.isLineTerminator()) {
          if (isPrivate) {
            this.pushClassPrivateProperty(classBody, privateProp);
          } else {
            this.pushClassProperty(classBody, publicProp);
          }
        } else {
          this.unexpected();
        }
      }
      parseClassElementName(member3) {
        const {
          type,
          value
        } = this.state;
        if ((type === 133 || type === 135) && member3.static && value === "prototype") {
          this.raise(Errors.StaticPrototype, this.state.startLoc);
        }
        if (type === 140) {
          if (value === "constructor") {
            this.raise(Errors.ConstructorClassPrivateField, this.state.startLoc);
          }
          const key = this.parsePrivateName();
          member3.key = key;
          return key;
        }
        this.parsePropertyName(member3);
        return member3.key;
      }
      parseClassStaticBlock(classBody, member3) {
        var _member$decorators;
        this.scope.enter(576 | 128 | 16);
        const oldLabels = this.state.labels;
        this.state.labels = [];
        this.prodParam.enter(0);
        const body3 = member3.body = [];
        this.parseBlockOrModuleBlockBody(body3, void 0, false, 8);
        this.prodParam.exit();
        this.scope.exit();
        this.state.labels = oldLabels;
        classBody.body.push(this.finishNode(member3, "StaticBlock"));
        if ((_member$decorators = member3.decorators) != null && _member$decorators.length) {
          this.raise(Errors.DecoratorStaticBlock, member3);
        }
      }
      pushClassProperty(classBody, prop) {
        if (!prop.computed && this.nameIsConstructor(prop.key)) {
          this.raise(Errors.ConstructorClassField, prop.key);
        }
        classBody.body.push(this.parseClassProperty(prop));
      }
      pushClassPrivateProperty(classBody, prop) {
        const node = this.parseClassPrivateProperty(prop);
        classBody.body.push(node);
        this.classScope.declarePrivateName(this.getPrivateNameSV(node.key), 0, node.key.loc.start);
      }
      pushClassAccessorProperty(classBody, prop, isPrivate) {
        if (!isPrivate && !prop.computed && this.nameIsConstructor(prop.key)) {
          this.raise(Errors.ConstructorClassField, prop.key);
        }
        const node = this.parseClassAccessorProperty(prop);
        classBody.body.push(node);
        if (isPrivate) {
          this.classScope.declarePrivateName(this.getPrivateNameSV(node.key), 0, node.key.loc.start);
        }
      }
      pushClassMethod(classBody, method, isGenerator, isAsync, isConstructor, allowsDirectSuper) {
        classBody.body.push(this.parseMethod(method, isGenerator, isAsync, isConstructor, allowsDirectSuper, "ClassMethod", true));
      }
      pushClassPrivateMethod(classBody, method, isGenerator, isAsync) {
        const node = this.parseMethod(method, isGenerator, isAsync, false, false, "ClassPrivateMethod", true);
        classBody.body.push(node);
        const kind = node.kind === "get" ? node.static ? 6 : 2 : node.kind === "set" ? node.static ? 5 : 1 : 0;
        this.declareClassPrivateMethodInScope(node, kind);
      }
      declareClassPrivateMethodInScope(node, kind) {
        this.classScope.declarePrivateName(this.getPrivateNameSV(node.key), kind, node.key.loc.start);
      }
      parsePostMemberNameModifiers(methodOrProp) {
      }
      parseClassPrivateProperty(node) {
        this.parseInitializer(node);
        this.semicolon();
        return this.finishNode(node, "ClassPrivateProperty");
      }
      parseClassProperty(node) {
        this.parseInitializer(node);
        this.semicolon();
        return this.finishNode(node, "ClassProperty");
      }
      parseClassAccessorProperty(node) {
        this.parseInitializer(node);
        this.semicolon();
        return this.finishNode(node, "ClassAccessorProperty");
      }
      parseInitializer(node) {
        this.scope.enter(576 | 16);
        this.expressionScope.enter(sharedExpressionScope);
        this.prodParam.enter(0);
        node.value = this.eat(29) ? this.parseMaybeAssignAllowIn() : null;
        this.expressionScope.exit();
        this.prodParam.exit();
        this.scope.exit();
      }
      parseClassId(node, isStatement, optionalId, bindingType = 8331) {
        if (tokenIsIdentifier(this.state.type)) {
          node.id = this.parseIdentifier();
          this.checkStrictBindReservedWord(node.id, bindingType);
          if (isStatement) {
            this.declareNameFromIdentifier(node.id, bindingType);
          }
        } else {
          if (optionalId || !isStatement) {
            node.id = null;
          } else {
            throw this.raise(Errors.MissingClassName, this.state.startLoc);
          }
        }
      }
      parseClassSuper(node) {
        if (this.eat(81)) {
          this.classHeritageStart = this.state.start;
          node.superClass = this.parseExprSubscripts();
        } else {
          node.superClass = null;
        }
      }
      parseExport(node, decorators) {
        const maybeDefaultIdentifier = this.parseMaybeImportPhase(node, true);
        const hasDefault = this.maybeParseExportDefaultSpecifier(node, maybeDefaultIdentifier);
        const parseAfterDefault = !hasDefault || this.eat(12);
        const hasStar = parseAfterDefault && this.eatExportStar(node);
        const hasNamespace = hasStar && this.maybeParseExportNamespaceSpecifier(node);
        const parseAfterNamespace = parseAfterDefault && !hasNamespace;
        const isFromRequired = hasDefault || hasStar;
        if (hasStar && !hasNamespace) {
          if (hasDefault) this.unexpected();
          if (decorators) {
            throw this.raise(Errors.UnsupportedDecoratorExport, node);
          }
          this.parseExportFrom(node, true);
          this.sawUnambiguousESM = true;
          return this.finishNode(node, "ExportAllDeclaration");
        }
        const hasSpecifiers = parseAfterNamespace && this.maybeParseExportNamedSpecifiers(node);
        if (hasDefault && parseAfterDefault && !hasStar && !hasSpecifiers) {
          this.unexpected(null, 5);
        }
        let hasDeclaration;
        if (isFromRequired || hasSpecifiers) {
          hasDeclaration = false;
          if (decorators) {
            throw this.raise(Errors.UnsupportedDecoratorExport, node);
          }
          this.parseExportFrom(node, isFromRequired);
        } else {
          hasDeclaration = this.maybeParseExportDeclaration(node);
        }
        if (isFromRequired || hasSpecifiers || hasDeclaration) {
          var _node2$declaration;
          const node2 = node;
          this.checkExport(node2, true, false, !!node2.source);
          if (((_node2$declaration = node2.declaration) == null ? void 0 : _node2$declaration.type) === "ClassDeclaration") {
            this.maybeTakeDecorators(decorators, node2.declaration, node2);
          } else if (decorators) {
            throw this.raise(Errors.UnsupportedDecoratorExport, node);
          }
          this.sawUnambiguousESM = true;
          return this.finishNode(node2, "ExportNamedDeclaration");
        }
        if (this.eat(65)) {
          const node2 = node;
          const decl = this.parseExportDefaultExpression();
          node2.declaration = decl;
          if (decl.type === "ClassDeclaration") {
            this.maybeTakeDecorators(decorators, decl, node2);
          } else if (decorators) {
            throw this.raise(Errors.UnsupportedDecoratorExport, node);
          }
          this.checkExport(node2, true, true);
          this.sawUnambiguousESM = true;
          return this.finishNode(node2, "ExportDefaultDeclaration");
        }
        throw this.unexpected(null, 5);
      }
      eatExportStar(node) {
        return this.eat(55);
      }
      maybeParseExportDefaultSpecifier(node, maybeDefaultIdentifier) {
        if (maybeDefaultIdentifier || this.isExportDefaultSpecifier()) {
          this.expectPlugin("exportDefaultFrom", maybeDefaultIdentifier == null ? void 0 : maybeDefaultIdentifier.loc.start);
          const id = maybeDefaultIdentifier || this.parseIdentifier(true);
          const specifier = this.startNodeAtNode(id);
          specifier.exported = id;
          node.specifiers = [this.finishNode(specifier, "ExportDefaultSpecifier")];
          return true;
        }
        return false;
      }
      maybeParseExportNamespaceSpecifier(node) {
        if (this.isContextual(94)) {
          var _ref, _ref$specifiers;
          (_ref$specifiers = (_ref = node).specifiers) != null ? _ref$specifiers : _ref.specifiers = [];
          const specifier = this.startNodeAt(this.state.lastTokStartLoc);
          this.next();
          specifier.exported = this.parseModuleExportName();
          node.specifiers.push(this.finishNode(specifier, "ExportNamespaceSpecifier"));
          return true;
        }
        return false;
      }
      maybeParseExportNamedSpecifiers(node) {
        if (this.match(5)) {
          const node2 = node;
          if (!node2.specifiers) node2.specifiers = [];
          const isTypeExport = node2.exportKind === "type";
          node2.specifiers.push(...this.parseExportSpecifiers(isTypeExport));
          node2.source = null;
          if (this.hasPlugin("importAssertions")) {
            node2.assertions = [];
          } else {
            node2.attributes = [];
          }
          node2.declaration = null;
          return true;
        }
        return false;
      }
      maybeParseExportDeclaration(node) {
        if (this.shouldParseExportDeclaration()) {
          node.specifiers = [];
          node.source = null;
          if (this.hasPlugin("importAssertions")) {
            node.assertions = [];
          } else {
            node.attributes = [];
          }
          node.declaration = this.parseExportDeclaration(node);
          return true;
        }
        return false;
      }
      isAsyncFunction() {
        if (!this.isContextual(96)) return false;
        const next2 = this.nextTokenInLineStart();
        return this.isUnparsedContextual(next2, "function");
      }
      parseExportDefaultExpression() {
        const expr = this.startNode();
        if (this.match(68)) {
          this.next();
          return this.parseFunction(expr, 1 | 4);
        } else if (this.isAsyncFunction()) {
          this.next();
          this.next();
          return this.parseFunction(expr, 1 | 4 | 8);
        }
        if (this.match(80)) {
          return this.parseClass(expr, true, true);
        }
        if (this.match(26)) {
          if (this.hasPlugin("decorators") && this.getPluginOption("decorators", "decoratorsBeforeExport") === true) {
            this.raise(Errors.DecoratorBeforeExport, this.state.startLoc);
          }
          return this.parseClass(this.maybeTakeDecorators(this.parseDecorators(false), this.startNode()), true, true);
        }
        if (this.match(75) || this.match(74) || this.isLet() && !this.isReservedWordOnNewLineAfterLet(this.nextTokenStart()) || this.isUsing() || this.isAwaitUsing()) {
          throw this.raise(Errors.UnsupportedDefaultExport, this.state.startLoc);
        }
        const res = this.parseMaybeAssignAllowIn();
        this.semicolon();
        return res;
      }
      parseExportDeclaration(node) {
        if (this.match(80)) {
          const node2 = this.parseClass(this.startNode(), true, false);
          return node2;
        }
        if (this.isContextual(101)) {
          return this.parseVarStatement(this.startNode(), "let");
        }
        return this.parseStatementListItem();
      }
      isExportDefaultSpecifier() {
        const {
          type
        } = this.state;
        if (tokenIsIdentifier(type)) {
          if (type === 96 && !this.state.containsEsc || type === 101) {
            return false;
          }
          if ((type === 131 || type === 130) && !this.state.containsEsc) {
            const next3 = this.nextTokenStart();
            const nextChar = this.input.charCodeAt(next3);
            if (nextChar === 123 || this.chStartsBindingIdentifier(nextChar, next3) && !this.isUnparsedContextual(next3, "from")) {
              this.expectOnePlugin(["flow", "typescript"]);
              return false;
            }
          }
        } else if (!this.match(65)) {
          return false;
        }
        const next2 = this.nextTokenStart();
        const hasFrom = this.isUnparsedContextual(next2, "from");
        if (this.input.charCodeAt(next2) === 44 || tokenIsIdentifier(this.state.type) && hasFrom) {
          return true;
        }
        if (this.match(65) && hasFrom) {
          const nextAfterFrom = this.input.charCodeAt(this.hasPlugin("exportDefaultFrom") ? this.nextTokenStartSince(next2 + 4) : this.nextTokenInLineStartSince(next2 + 4));
          return nextAfterFrom === 34 || nextAfterFrom === 39;
        }
        return false;
      }
      parseExportFrom(node, expect) {
        if (this.eatContextual(99)) {
          node.source = this.parseImportSource();
          this.checkExport(node);
          this.maybeParseImportAttributes(node);
          this.checkJSONModuleImport(node);
        } else if (expect) {
          this.unexpected(null, 99);
        }
        this.semicolon();
      }
      shouldParseExportDeclaration() {
        const {
          type
        } = this.state;
        if (type === 26) {
          this.expectOnePlugin(["decorators", "decorators-legacy"]);
          if (this.hasPlugin("decorators")) {
            if (this.getPluginOption("decorators", "decoratorsBeforeExport") === true) {
              this.raise(Errors.DecoratorBeforeExport, this.state.startLoc);
            }
            return true;
          }
        }
        if (this.isUsing()) {
          this.raise(Errors.UsingDeclarationExport, this.state.startLoc);
          return true;
        }
        if (this.isAwaitUsing()) {
          this.raise(Errors.UsingDeclarationExport, this.state.startLoc);
          return true;
        }
        return type === 74 || type === 75 || type === 68 || type === 80 || this.isLet() || this.isAsyncFunction();
      }
      checkExport(node, checkNames, isDefault, isFrom) {
        if (checkNames) {
          var _node$specifiers;
          if (isDefault) {
            this.checkDuplicateExports(node, "default");
            if (this.hasPlugin("exportDefaultFrom")) {
              var _declaration$extra;
              const declaration2 = node.declaration;
              if (declaration2.type === "Identifier" && declaration2.name === "from" && declaration2.end - declaration2.start === 4 && !((_declaration$extra = declaration2.extra) != null && _declaration$extra.parenthesized)) {
                this.raise(Errors.ExportDefaultFromAsIdentifier, declaration2);
              }
            }
          } else if ((_node$specifiers = node.specifiers) != null && _node$specifiers.length) {
            for (const specifier of node.specifiers) {
              const {
                exported
              } = specifier;
              const exportName = exported.type === "Identifier" ? exported.name : exported.value;
              this.checkDuplicateExports(specifier, exportName);
              if (!isFrom && specifier.local) {
                const {
                  local
                } = specifier;
                if (local.type !== "Identifier") {
                  this.raise(Errors.ExportBindingIsString, specifier, {
                    localName: local.value,
                    exportName,
                    typeModifierIn: node.exportKind === "type" ? "declaration" : specifier.exportKind === "type" ? "specifier" : void 0
                  });
                } else {
                  this.checkReservedWord(local.name, local.loc.start, true, false);
                  this.scope.checkLocalExport(local);
                }
              }
            }
          } else if (node.declaration) {
            const decl = node.declaration;
            if (decl.type === "FunctionDeclaration" || decl.type === "ClassDeclaration") {
              const {
                id
              } = decl;
              if (!id) throw new Error("Assertion failure");
              this.checkDuplicateExports(node, id.name);
            } else if (decl.type === "VariableDeclaration") {
              for (const declaration2 of decl.declarations) {
                this.checkDeclaration(declaration2.id);
              }
            }
          }
        }
      }
      checkDeclaration(node) {
        if (node.type === "Identifier") {
          this.checkDuplicateExports(node, node.name);
        } else if (node.type === "ObjectPattern") {
          for (const prop of node.properties) {
            this.checkDeclaration(prop);
          }
        } else if (node.type === "ArrayPattern") {
          for (const elem of node.elements) {
            if (elem) {
              this.checkDeclaration(elem);
            }
          }
        } else if (node.type === "ObjectProperty") {
          this.checkDeclaration(node.value);
        } else if (node.type === "RestElement") {
          this.checkDeclaration(node.argument);
        } else if (node.type === "AssignmentPattern") {
          this.checkDeclaration(node.left);
        }
      }
      checkDuplicateExports(node, exportName) {
        if (this.exportedIdentifiers.has(exportName)) {
          if (exportName === "default") {
            this.raise(Errors.DuplicateDefaultExport, node);
          } else {
            this.raise(Errors.DuplicateExport, node, {
              exportName
            });
          }
        }
        this.exportedIdentifiers.add(exportName);
      }
      parseExportSpecifiers(isInTypeExport) {
        const nodes = [];
        let first3 = true;
        this.expect(5);
        while (!this.eat(8)) {
          if (first3) {
            first3 = false;
          } else {
            this.expect(12);
            if (this.eat(8)) break;
          }
          const isMaybeTypeOnly = this.isContextual(131);
          const isString = this.match(135);
          const node = this.startNode();
          node.local = this.parseModuleExportName();
          nodes.push(this.parseExportSpecifier(node, isString, isInTypeExport, isMaybeTypeOnly));
        }
        return nodes;
      }
      parseExportSpecifier(node, isString, isInTypeExport, isMaybeTypeOnly) {
        if (this.eatContextual(94)) {
          node.exported = this.parseModuleExportName();
        } else if (isString) {
          node.exported = this.cloneStringLiteral(node.local);
        } else if (!node.exported) {
          node.exported = this.cloneIdentifier(node.local);
        }
        return this.finishNode(node, "ExportSpecifier");
      }
      parseModuleExportName() {
        if (this.match(135)) {
          const result = this.parseStringLiteral(this.state.value);
          const surrogate = loneSurrogate.exec(result.value);
          if (surrogate) {
            this.raise(Errors.ModuleExportNameHasLoneSurrogate, result, {
              surrogateCharCode: surrogate[0].charCodeAt(0)
            });
          }
          return result;
        }
        return this.parseIdentifier(true);
      }
      isJSONModuleImport(node) {
        if (node.assertions != null) {
          return node.assertions.some(({
            key,
            value
          }) => {
            return value.value === "json" && (key.type === "Identifier" ? key.name === "type" : key.value === "type");
          });
        }
        return false;
      }
      checkImportReflection(node) {
        const {
          specifiers
        } = node;
        const singleBindingType = specifiers.length === 1 ? specifiers[0].type : null;
        if (node.phase === "source") {
          if (singleBindingType !== "ImportDefaultSpecifier") {
            this.raise(Errors.SourcePhaseImportRequiresDefault, node.loc.start);
          }
        } else if (node.phase === "defer") {
          if (singleBindingType !== "ImportNamespaceSpecifier") {
            this.raise(Errors.DeferImportRequiresNamespace, node.loc.start);
          }
        } else if (node.module) {
          var _node$assertions;
          if (singleBindingType !== "ImportDefaultSpecifier") {
            this.raise(Errors.ImportReflectionNotBinding, specifiers[0].loc.start);
          }
          if (((_node$assertions = node.assertions) == null ? void 0 : _node$assertions.length) > 0) {
            this.raise(Errors.ImportReflectionHasAssertion, specifiers[0].loc.start);
          }
        }
      }
      checkJSONModuleImport(node) {
        if (this.isJSONModuleImport(node) && node.type !== "ExportAllDeclaration") {
          const {
            specifiers
          } = node;
          if (specifiers != null) {
            const nonDefaultNamedSpecifier = specifiers.find((specifier) => {
              let imported;
              if (specifier.type === "ExportSpecifier") {
                imported = specifier.local;
              } else if (specifier.type === "ImportSpecifier") {
                imported = specifier.imported;
              }
              if (imported !== void 0) {
                return imported.type === "Identifier" ? imported.name !== "default" : imported.value !== "default";
              }
            });
            if (nonDefaultNamedSpecifier !== void 0) {
              this.raise(Errors.ImportJSONBindingNotDefault, nonDefaultNamedSpecifier.loc.start);
            }
          }
        }
      }
      isPotentialImportPhase(isExport) {
        if (isExport) return false;
        return this.isContextual(106) || this.isContextual(98) || this.isContextual(128);
      }
      applyImportPhase(node, isExport, phase, loc) {
        if (isExport) {
          return;
        }
        if (phase === "module") {
          this.expectPlugin("importReflection", loc);
          node.module = true;
        } else if (this.hasPlugin("importReflection")) {
          node.module = false;
        }
        if (phase === "source") {
          this.expectPlugin("sourcePhaseImports", loc);
          node.phase = "source";
        } else if (phase === "defer") {
          this.expectPlugin("deferredImportEvaluation", loc);
          node.phase = "defer";
        } else if (this.hasPlugin("sourcePhaseImports") || this.hasPlugin("deferredImportEvaluation")) {
          node.phase = null;
        }
      }
      parseMaybeImportPhase(node, isExport) {
        if (!this.isPotentialImportPhase(isExport)) {
          this.applyImportPhase(node, isExport, null);
          return null;
        }
        const phaseIdentifier = this.startNode();
        const phaseIdentifierName = this.parseIdentifierName(true);
        const {
          type
        } = this.state;
        const isImportPhase = tokenIsKeywordOrIdentifier(type) ? type !== 99 || this.lookaheadCharCode() === 102 : type !== 12;
        if (isImportPhase) {
          this.applyImportPhase(node, isExport, phaseIdentifierName, phaseIdentifier.loc.start);
          return null;
        } else {
          this.applyImportPhase(node, isExport, null);
          return this.createIdentifier(phaseIdentifier, phaseIdentifierName);
        }
      }
      isPrecedingIdImportPhase(phase) {
        const {
          type
        } = this.state;
        return tokenIsIdentifier(type) ? type !== 99 || this.lookaheadCharCode() === 102 : type !== 12;
      }
      parseImport(node) {
        if (this.match(135)) {
          return this.parseImportSourceAndAttributes(node);
        }
        return this.parseImportSpecifiersAndAfter(node, this.parseMaybeImportPhase(node, false));
      }
      parseImportSpecifiersAndAfter(node, maybeDefaultIdentifier) {
        node.specifiers = [];
        const hasDefault = this.maybeParseDefaultImportSpecifier(node, maybeDefaultIdentifier);
        const parseNext = !hasDefault || this.eat(12);
        const hasStar = parseNext && this.maybeParseStarImportSpecifier(node);
        if (parseNext && !hasStar) this.parseNamedImportSpecifiers(node);
        this.expectContextual(99);
        return this.parseImportSourceAndAttributes(node);
      }
      parseImportSourceAndAttributes(node) {
        var _node$specifiers2;
        (_node$specifiers2 = node.specifiers) != null ? _node$specifiers2 : node.specifiers = [];
        node.source = this.parseImportSource();
        this.maybeParseImportAttributes(node);
        this.checkImportReflection(node);
        this.checkJSONModuleImport(node);
        this.semicolon();
        this.sawUnambiguousESM = true;
        return this.finishNode(node, "ImportDeclaration");
      }
      parseImportSource() {
        if (!this.match(135)) this.unexpected();
        return this.parseExprAtom();
      }
      parseImportSpecifierLocal(node, specifier, type) {
        specifier.local = this.parseIdentifier();
        node.specifiers.push(this.finishImportSpecifier(specifier, type));
      }
      finishImportSpecifier(specifier, type, bindingType = 8201) {
        this.checkLVal(specifier.local, {
          type
        }, bindingType);
        return this.finishNode(specifier, type);
      }
      parseImportAttributes() {
        this.expect(5);
        const attrs = [];
        const attrNames = /* @__PURE__ */ new Set();
        do {
          if (this.match(8)) {
            break;
          }
          const node = this.startNode();
          const keyName = this.state.value;
          if (attrNames.has(keyName)) {
            this.raise(Errors.ModuleAttributesWithDuplicateKeys, this.state.startLoc, {
              key: keyName
            });
          }
          attrNames.add(keyName);
          if (this.match(135)) {
            node.key = this.parseStringLiteral(keyName);
          } else {
            node.key = this.parseIdentifier(true);
          }
          this.expect(14);
          if (!this.match(135)) {
            throw this.raise(Errors.ModuleAttributeInvalidValue, this.state.startLoc);
          }
          node.value = this.parseStringLiteral(this.state.value);
          attrs.push(this.finishNode(node, "ImportAttribute"));
        } while (this.eat(12));
        this.expect(8);
        return attrs;
      }
      parseModuleAttributes() {
        const attrs = [];
        const attributes = /* @__PURE__ */ new Set();
        do {
          const node = this.startNode();
          node.key = this.parseIdentifier(true);
          if (node.key.name !== "type") {
            this.raise(Errors.ModuleAttributeDifferentFromType, node.key);
          }
          if (attributes.has(node.key.name)) {
            this.raise(Errors.ModuleAttributesWithDuplicateKeys, node.key, {
              key: node.key.name
            });
          }
          attributes.add(node.key.name);
          this.expect(14);
          if (!this.match(135)) {
            throw this.raise(Errors.ModuleAttributeInvalidValue, this.state.startLoc);
          }
          node.value = this.parseStringLiteral(this.state.value);
          attrs.push(this.finishNode(node, "ImportAttribute"));
        } while (this.eat(12));
        return attrs;
      }
      maybeParseImportAttributes(node) {
        let attributes;
        var useWith = false;
        if (this.match(76)) {
          if (this.hasPrecedingLineBreak() && this.lookaheadCharCode() === 40) {
            return;
          }
          this.next();
          if (this.hasPlugin("moduleAttributes")) {
            attributes = this.parseModuleAttributes();
            this.addExtra(node, "deprecatedWithLegacySyntax", true);
          } else {
            attributes = this.parseImportAttributes();
          }
          useWith = true;
        } else if (this.isContextual(95) && !this.hasPrecedingLineBreak()) {
          if (!this.hasPlugin("deprecatedImportAssert") && !this.hasPlugin("importAssertions")) {
            this.raise(Errors.ImportAttributesUseAssert, this.state.startLoc);
          }
          if (!this.hasPlugin("importAssertions")) {
            this.addExtra(node, "deprecatedAssertSyntax", true);
          }
          this.next();
          attributes = this.parseImportAttributes();
        } else {
          attributes = [];
        }
        if (!useWith && this.hasPlugin("importAssertions")) {
          node.assertions = attributes;
        } else {
          node.attributes = attributes;
        }
      }
      maybeParseDefaultImportSpecifier(node, maybeDefaultIdentifier) {
        if (maybeDefaultIdentifier) {
          const specifier = this.startNodeAtNode(maybeDefaultIdentifier);
          specifier.local = maybeDefaultIdentifier;
          node.specifiers.push(this.finishImportSpecifier(specifier, "ImportDefaultSpecifier"));
          return true;
        } else if (tokenIsKeywordOrIdentifier(this.state.type)) {
          this.parseImportSpecifierLocal(node, this.startNode(), "ImportDefaultSpecifier");
          return true;
        }
        return false;
      }
      maybeParseStarImportSpecifier(node) {
        if (this.match(55)) {
          const specifier = this.startNode();
          this.next();
          this.expectContextual(94);
          this.parseImportSpecifierLocal(node, specifier, "ImportNamespaceSpecifier");
          return true;
        }
        return false;
      }
      parseNamedImportSpecifiers(node) {
        let first3 = true;
        this.expect(5);
        while (!this.eat(8)) {
          if (first3) {
            first3 = false;
          } else {
            if (this.eat(14)) {
              throw this.raise(Errors.DestructureNamedImport, this.state.startLoc);
            }
            this.expect(12);
            if (this.eat(8)) break;
          }
          const specifier = this.startNode();
          const importedIsString = this.match(135);
          const isMaybeTypeOnly = this.isContextual(131);
          specifier.imported = this.parseModuleExportName();
          const importSpecifier = this.parseImportSpecifier(specifier, importedIsString, node.importKind === "type" || node.importKind === "typeof", isMaybeTypeOnly, void 0);
          node.specifiers.push(importSpecifier);
        }
      }
      parseImportSpecifier(specifier, importedIsString, isInTypeOnlyImport, isMaybeTypeOnly, bindingType) {
        if (this.eatContextual(94)) {
          specifier.local = this.parseIdentifier();
        } else {
          const {
            imported
          } = specifier;
          if (importedIsString) {
            throw this.raise(Errors.ImportBindingIsString, specifier, {
              importName: imported.value
            });
          }
          this.checkReservedWord(imported.name, specifier.loc.start, true, true);
          if (!specifier.local) {
            specifier.local = this.cloneIdentifier(imported);
          }
        }
        return this.finishImportSpecifier(specifier, "ImportSpecifier", bindingType);
      }
      isThisParam(param) {
        return param.type === "Identifier" && param.name === "this";
      }
    };
    var keywordAndTSRelationalOperator = /in(?:stanceof)?|as|satisfies/y;
    function nonNull(x) {
      if (x == null) {
        throw new Error(`Unexpected ${x} value.`);
      }
      return x;
    }
    function assert(x) {
      if (!x) {
        throw new Error("Assert fail");
      }
    }
    var TSErrors = ParseErrorEnum`typescript`({
      AbstractMethodHasImplementation: ({
        methodName
      }) => `Method '${methodName}' cannot have an implementation because it is marked abstract.`,
      AbstractPropertyHasInitializer: ({
        propertyName
      }) => `Property '${propertyName}' cannot have an initializer because it is marked abstract.`,
      AccessorCannotBeOptional: "An 'accessor' property cannot be declared optional.",
      AccessorCannotDeclareThisParameter: "'get' and 'set' accessors cannot declare 'this' parameters.",
      AccessorCannotHaveTypeParameters: "An accessor cannot have type parameters.",
      ClassMethodHasDeclare: "Class methods cannot have the 'declare' modifier.",
      ClassMethodHasReadonly: "Class methods cannot have the 'readonly' modifier.",
      ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference: "A 'const' initializer in an ambient context must be a string or numeric literal or literal enum reference.",
      ConstructorHasTypeParameters: "Type parameters cannot appear on a constructor declaration.",
      DeclareAccessor: ({
        kind
      }) => `'declare' is not allowed in ${kind}ters.`,
      DeclareClassFieldHasInitializer: "Initializers are not allowed in ambient contexts.",
      DeclareFunctionHasImplementation: "An implementation cannot be declared in ambient contexts.",
      DuplicateAccessibilityModifier: ({
        modifier
      }) => `Accessibility modifier already seen: '${modifier}'.`,
      DuplicateModifier: ({
        modifier
      }) => `Duplicate modifier: '${modifier}'.`,
      EmptyHeritageClauseType: ({
        token
      }) => `'${token}' list cannot be empty.`,
      EmptyTypeArguments: "Type argument list cannot be empty.",
      EmptyTypeParameters: "Type parameter list cannot be empty.",
      ExpectedAmbientAfterExportDeclare: "'export declare' must be followed by an ambient declaration.",
      ImportAliasHasImportType: "An import alias can not use 'import type'.",
      ImportReflectionHasImportType: "An `import module` declaration can not use `type` modifier",
      IncompatibleModifiers: ({
        modifiers
      }) => `'${modifiers[0]}' modifier cannot be used with '${modifiers[1]}' modifier.`,
      IndexSignatureHasAbstract: "Index signatures cannot have the 'abstract' modifier.",
      IndexSignatureHasAccessibility: ({
        modifier
      }) => `Index signatures cannot have an accessibility modifier ('${modifier}').`,
      IndexSignatureHasDeclare: "Index signatures cannot have the 'declare' modifier.",
      IndexSignatureHasOverride: "'override' modifier cannot appear on an index signature.",
      IndexSignatureHasStatic: "Index signatures cannot have the 'static' modifier.",
      InitializerNotAllowedInAmbientContext: "Initializers are not allowed in ambient contexts.",
      InvalidHeritageClauseType: ({
        token
      }) => `'${token}' list can only include identifiers or qualified-names with optional type arguments.`,
      InvalidModifierOnAwaitUsingDeclaration: (modifier) => `'${modifier}' modifier cannot appear on an await using declaration.`,
      InvalidModifierOnTypeMember: ({
        modifier
      }) => `'${modifier}' modifier cannot appear on a type member.`,
      InvalidModifierOnTypeParameter: ({
        modifier
      }) => `'${modifier}' modifier cannot appear on a type parameter.`,
      InvalidModifierOnTypeParameterPositions: ({
        modifier
      }) => `'${modifier}' modifier can only appear on a type parameter of a class, interface or type alias.`,
      InvalidModifierOnUsingDeclaration: (modifier) => `'${modifier}' modifier cannot appear on a using declaration.`,
      InvalidModifiersOrder: ({
        orderedModifiers
      }) => `'${orderedModifiers[0]}' modifier must precede '${orderedModifiers[1]}' modifier.`,
      InvalidPropertyAccessAfterInstantiationExpression: "Invalid property access after an instantiation expression. You can either wrap the instantiation expression in parentheses, or delete the type arguments.",
      InvalidTupleMemberLabel: "Tuple members must be labeled with a simple identifier.",
      MissingInterfaceName: "'interface' declarations must be followed by an identifier.",
      NonAbstractClassHasAbstractMethod: "Abstract methods can only appear within an abstract class.",
      NonClassMethodPropertyHasAbstractModifier: "'abstract' modifier can only appear on a class, method, or property declaration.",
      OptionalTypeBeforeRequired: "A required element cannot follow an optional element.",
      OverrideNotInSubClass: "This member cannot have an 'override' modifier because its containing class does not extend another class.",
      PatternIsOptional: "A binding pattern parameter cannot be optional in an implementation signature.",
      PrivateElementHasAbstract: "Private elements cannot have the 'abstract' modifier.",
      PrivateElementHasAccessibility: ({
        modifier
      }) => `Private elements cannot have an accessibility modifier ('${modifier}').`,
      ReadonlyForMethodSignature: "'readonly' modifier can only appear on a property declaration or index signature.",
      ReservedArrowTypeParam: "This syntax is reserved in files with the .mts or .cts extension. Add a trailing comma, as in `<T,>() => ...`.",
      ReservedTypeAssertion: "This syntax is reserved in files with the .mts or .cts extension. Use an `as` expression instead.",
      SetAccessorCannotHaveOptionalParameter: "A 'set' accessor cannot have an optional parameter.",
      SetAccessorCannotHaveRestParameter: "A 'set' accessor cannot have rest parameter.",
      SetAccessorCannotHaveReturnType: "A 'set' accessor cannot have a return type annotation.",
      SingleTypeParameterWithoutTrailingComma: ({
        typeParameterName
      }) => `Single type parameter ${typeParameterName} should have a trailing comma. Example usage: <${typeParameterName},>.`,
      StaticBlockCannotHaveModifier: "Static class blocks cannot have any modifier.",
      TupleOptionalAfterType: "A labeled tuple optional element must be declared using a question mark after the name and before the colon (`name?: type`), rather than after the type (`name: type?`).",
      TypeAnnotationAfterAssign: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
      TypeImportCannotSpecifyDefaultAndNamed: "A type-only import can specify a default import or named bindings, but not both.",
      TypeModifierIsUsedInTypeExports: "The 'type' modifier cannot be used on a named export when 'export type' is used on its export statement.",
      TypeModifierIsUsedInTypeImports: "The 'type' modifier cannot be used on a named import when 'import type' is used on its import statement.",
      UnexpectedParameterModifier: "A parameter property is only allowed in a constructor implementation.",
      UnexpectedReadonly: "'readonly' type modifier is only permitted on array and tuple literal types.",
      UnexpectedTypeAnnotation: "Did not expect a type annotation here.",
      UnexpectedTypeCastInParameter: "Unexpected type cast in parameter position.",
      UnsupportedImportTypeArgument: "Argument in a type import must be a string literal.",
      UnsupportedParameterPropertyKind: "A parameter property may not be declared using a binding pattern.",
      UnsupportedSignatureParameterKind: ({
        type
      }) => `Name in a signature must be an Identifier, ObjectPattern or ArrayPattern, instead got ${type}.`,
      UsingDeclarationInAmbientContext: (kind) => `'${kind}' declarations are not allowed in ambient contexts.`
    });
    function keywordTypeFromName(value) {
      switch (value) {
        case "any":
          return "TSAnyKeyword";
        case "boolean":
          return "TSBooleanKeyword";
        case "bigint":
          return "TSBigIntKeyword";
        case "never":
          return "TSNeverKeyword";
        case "number":
          return "TSNumberKeyword";
        case "object":
          return "TSObjectKeyword";
        case "string":
          return "TSStringKeyword";
        case "symbol":
          return "TSSymbolKeyword";
        case "undefined":
          return "TSUndefinedKeyword";
        case "unknown":
          return "TSUnknownKeyword";
        default:
          return void 0;
      }
    }
    function tsIsAccessModifier(modifier) {
      return modifier === "private" || modifier === "public" || modifier === "protected";
    }
    function tsIsVarianceAnnotations(modifier) {
      return modifier === "in" || modifier === "out";
    }
    function tsIsTypeCast(node) {
      switch (node.type) {
        case "TSAsExpression":
        case "TSSatisfiesExpression":
        case "TSNonNullExpression":
        case "TSTypeAssertion":
          return true;
        default:
          return false;
      }
    }
    function tsIsInvalidArrowParamsError(error, returnTypeStart) {
      if (error.pos >= returnTypeStart) return false;
      switch (error.reasonCode) {
        case "AwaitBindingIdentifier":
        case "AwaitExpressionFormalParameter":
        case "IllegalLanguageModeDirective":
        case "ParamDupe":
        case "StrictEvalArgumentsBinding":
        case "VarRedeclaration":
        case "YieldInParameter":
          return false;
        default:
          return true;
      }
    }
    function tsHasUnambiguousArrowParams(params) {
      var _first, _first2, _first3;
      if (!(params != null && params.length)) return true;
      let first3 = params[0];
      if (((_first = first3) == null ? void 0 : _first.type) === "AssignmentPattern" || ((_first2 = first3) == null ? void 0 : _first2.type) === "AssignmentExpression") {
        first3 = first3.left;
      }
      switch ((_first3 = first3) == null ? void 0 : _first3.type) {
        case "RestElement":
        case "SpreadElement":
          return true;
        case "TSTypeCastExpression":
          return first3.expression.type === "Identifier" || first3.expression.type === "ThisExpression";
        case "Identifier":
          return !!first3.typeAnnotation || !!first3.optional;
        default:
          return false;
      }
    }
    var typescript = (superClass) => class TypeScriptParserMixin extends superClass {
      constructor(...args) {
        super(...args);
        this.tsParseInOutModifiers = this.tsParseModifiers.bind(this, {
          allowedModifiers: ["in", "out"],
          disallowedModifiers: ["const", "public", "private", "protected", "readonly", "declare", "abstract", "override"],
          errorTemplate: TSErrors.InvalidModifierOnTypeParameter
        });
        this.tsParseConstModifier = this.tsParseModifiers.bind(this, {
          allowedModifiers: ["const"],
          disallowedModifiers: ["in", "out"],
          errorTemplate: TSErrors.InvalidModifierOnTypeParameterPositions
        });
        this.tsParseInOutConstModifiers = this.tsParseModifiers.bind(this, {
          allowedModifiers: ["in", "out", "const"],
          disallowedModifiers: ["public", "private", "protected", "readonly", "declare", "abstract", "override"],
          errorTemplate: TSErrors.InvalidModifierOnTypeParameter
        });
        this.tsArrowReturnTypeAt = /* @__PURE__ */ new Map();
      }
      getScopeHandler() {
        return TypeScriptScopeHandler;
      }
      tsIsIdentifier() {
        return tokenIsIdentifier(this.state.type);
      }
      tsTokenCanFollowModifier() {
        return this.match(0) || this.match(5) || this.match(55) || this.match(21) || this.match(140) || this.isLiteralPropertyName();
      }
      tsNextTokenOnSameLineAndCanFollowModifier() {
        this.next();
        if (this.hasPrecedingLineBreak()) {
          return false;
        }
        return this.tsTokenCanFollowModifier();
      }
      tsNextTokenCanFollowModifier() {
        if (this.match(107)) {
          this.next();
          return this.tsTokenCanFollowModifier();
        }
        return this.tsNextTokenOnSameLineAndCanFollowModifier();
      }
      tsParseModifier(allowedModifiers, stopOnStartOfClassStaticBlock, hasSeenStaticModifier) {
        if (!tokenIsIdentifier(this.state.type) && this.state.type !== 58 && this.state.type !== 75) {
          return void 0;
        }
        const modifier = this.state.value;
        if (allowedModifiers.includes(modifier)) {
          if (hasSeenStaticModifier && this.match(107)) {
            return void 0;
          }
          if (stopOnStartOfClassStaticBlock && this.tsIsStartOfStaticBlocks()) {
            return void 0;
          }
          const escapedKeywordLoc = this.state.containsEsc && !tokenIsIdentifier(this.state.type) ? this.state.startLoc : null;
          if (escapedKeywordLoc) this.state.containsEsc = false;
          if (this.tsTryParse(this.tsNextTokenCanFollowModifier.bind(this))) {
            if (escapedKeywordLoc) {
              this.raise(Errors.InvalidEscapedReservedWord, escapedKeywordLoc, {
                reservedWord: modifier
              });
            }
            return modifier;
          }
          if (escapedKeywordLoc) this.state.containsEsc = true;
        }
        return void 0;
      }
      tsParseModifiers({
        allowedModifiers,
        disallowedModifiers,
        stopOnStartOfClassStaticBlock,
        errorTemplate = TSErrors.InvalidModifierOnTypeMember
      }, modified) {
        const enforceOrder = (loc, modifier, before, after) => {
          if (modifier === before && modified[after]) {
            this.raise(TSErrors.InvalidModifiersOrder, loc, {
              orderedModifiers: [before, after]
            });
          }
        };
        const incompatible = (loc, modifier, mod1, mod2) => {
          if (modified[mod1] && modifier === mod2 || modified[mod2] && modifier === mod1) {
            this.raise(TSErrors.IncompatibleModifiers, loc, {
              modifiers: [mod1, mod2]
            });
          }
        };
        for (; ; ) {
          const {
            startLoc
          } = this.state;
          const modifier = this.tsParseModifier(allowedModifiers.concat(disallowedModifiers != null ? disallowedModifiers : []), stopOnStartOfClassStaticBlock, modified.static);
          if (!modifier) break;
          if (tsIsAccessModifier(modifier)) {
            if (modified.accessibility) {
              this.raise(TSErrors.DuplicateAccessibilityModifier, startLoc, {
                modifier
              });
            } else {
              enforceOrder(startLoc, modifier, modifier, "override");
              enforceOrder(startLoc, modifier, modifier, "static");
              enforceOrder(startLoc, modifier, modifier, "readonly");
              modified.accessibility = modifier;
            }
          } else if (tsIsVarianceAnnotations(modifier)) {
            if (modified[modifier]) {
              this.raise(TSErrors.DuplicateModifier, startLoc, {
                modifier
              });
            }
            modified[modifier] = true;
            enforceOrder(startLoc, modifier, "in", "out");
          } else {
            if (hasOwnProperty.call(modified, modifier)) {
              this.raise(TSErrors.DuplicateModifier, startLoc, {
                modifier
              });
            } else {
              enforceOrder(startLoc, modifier, "static", "readonly");
              enforceOrder(startLoc, modifier, "static", "override");
              enforceOrder(startLoc, modifier, "override", "readonly");
              enforceOrder(startLoc, modifier, "abstract", "override");
              incompatible(startLoc, modifier, "declare", "override");
              incompatible(startLoc, modifier, "static", "abstract");
            }
            modified[modifier] = true;
          }
          if (disallowedModifiers != null && disallowedModifiers.includes(modifier)) {
            this.raise(errorTemplate, startLoc, {
              modifier
            });
          }
        }
      }
      tsIsListTerminator(kind) {
        switch (kind) {
          case "EnumMembers":
          case "TypeMembers":
            return this.match(8);
          case "HeritageClauseElement":
            return this.match(5);
          case "TupleElementTypes":
            return this.match(3);
          case "TypeParametersOrArguments":
            return this.match(48);
        }
      }
      tsParseList(kind, parseElement) {
        const result = [];
        while (!this.tsIsListTerminator(kind)) {
          result.push(parseElement());
        }
        return result;
      }
      tsParseDelimitedList(kind, parseElement, refTrailingCommaPos) {
        return nonNull(this.tsParseDelimitedListWorker(kind, parseElement, true, refTrailingCommaPos));
      }
      tsParseDelimitedListWorker(kind, parseElement, expectSuccess, refTrailingCommaPos) {
        const result = [];
        let trailingCommaPos = -1;
        for (; ; ) {
          if (this.tsIsListTerminator(kind)) {
            break;
          }
          trailingCommaPos = -1;
          const element = parseElement();
          if (element == null) {
            return void 0;
          }
          result.push(element);
          if (this.eat(12)) {
            trailingCommaPos = this.state.lastTokStartLoc.index;
            continue;
          }
          if (this.tsIsListTerminator(kind)) {
            break;
          }
          if (expectSuccess) {
            this.expect(12);
          }
          return void 0;
        }
        if (refTrailingCommaPos) {
          refTrailingCommaPos.value = trailingCommaPos;
        }
        return result;
      }
      tsParseBracketedList(kind, parseElement, bracket, skipFirstToken, refTrailingCommaPos) {
        if (!skipFirstToken) {
          if (bracket) {
            this.expect(0);
          } else {
            this.expect(47);
          }
        }
        const result = this.tsParseDelimitedList(kind, parseElement, refTrailingCommaPos);
        if (bracket) {
          this.expect(3);
        } else {
          this.expect(48);
        }
        return result;
      }
      tsParseImportType() {
        const node = this.startNode();
        this.expect(83);
        this.expect(10);
        if (!this.match(135)) {
          this.raise(TSErrors.UnsupportedImportTypeArgument, this.state.startLoc);
          node.argument = super.parseExprAtom();
        } else {
          node.argument = this.parseStringLiteral(this.state.value);
        }
        if (this.eat(12)) {
          node.options = this.tsParseImportTypeOptions();
        } else {
          node.options = null;
        }
        this.expect(11);
        if (this.eat(16)) {
          node.qualifier = this.tsParseEntityName(1 | 2);
        }
        if (this.match(47)) {
          node.typeParameters = this.tsParseTypeArguments();
        }
        return this.finishNode(node, "TSImportType");
      }
      tsParseImportTypeOptions() {
        const node = this.startNode();
        this.expect(5);
        const withProperty = this.startNode();
        if (this.isContextual(76)) {
          withProperty.method = false;
          withProperty.key = this.parseIdentifier(true);
          withProperty.computed = false;
          withProperty.shorthand = false;
        } else {
          this.unexpected(null, 76);
        }
        this.expect(14);
        withProperty.value = this.tsParseImportTypeWithPropertyValue();
        node.properties = [this.finishObjectProperty(withProperty)];
        this.eat(12);
        this.expect(8);
        return this.finishNode(node, "ObjectExpression");
      }
      tsParseImportTypeWithPropertyValue() {
        const node = this.startNode();
        const properties = [];
        this.expect(5);
        while (!this.match(8)) {
          const type = this.state.type;
          if (tokenIsIdentifier(type) || type === 135) {
            properties.push(super.parsePropertyDefinition(null));
          } else {
            this.unexpected();
          }
          this.eat(12);
        }
        node.properties = properties;
        this.next();
        return this.finishNode(node, "ObjectExpression");
      }
      tsParseEntityName(flags) {
        let entity;
        if (flags & 1 && this.match(78)) {
          if (flags & 2) {
            entity = this.parseIdentifier(true);
          } else {
            const node = this.startNode();
            this.next();
            entity = this.finishNode(node, "ThisExpression");
          }
        } else {
          entity = this.parseIdentifier(!!(flags & 1));
        }
        while (this.eat(16)) {
          const node = this.startNodeAtNode(entity);
          node.left = entity;
          node.right = this.parseIdentifier(!!(flags & 1));
          entity = this.finishNode(node, "TSQualifiedName");
        }
        return entity;
      }
      tsParseTypeReference() {
        const node = this.startNode();
        node.typeName = this.tsParseEntityName(1);
        if (!this.hasPrecedingLineBreak() && this.match(47)) {
          node.typeParameters = this.tsParseTypeArguments();
        }
        return this.finishNode(node, "TSTypeReference");
      }
      tsParseThisTypePredicate(lhs) {
        this.next();
        const node = this.startNodeAtNode(lhs);
        node.parameterName = lhs;
        node.typeAnnotation = this.tsParseTypeAnnotation(false);
        node.asserts = false;
        return this.finishNode(node, "TSTypePredicate");
      }
      tsParseThisTypeNode() {
        const node = this.startNode();
        this.next();
        return this.finishNode(node, "TSThisType");
      }
      tsParseTypeQuery() {
        const node = this.startNode();
        this.expect(87);
        if (this.match(83)) {
          node.exprName = this.tsParseImportType();
        } else {
          node.exprName = this.tsParseEntityName(1 | 2);
        }
        if (!this.hasPrecedingLineBreak() && this.match(47)) {
          node.typeParameters = this.tsParseTypeArguments();
        }
        return this.finishNode(node, "TSTypeQuery");
      }
      tsParseTypeParameter(parseModifiers) {
        const node = this.startNode();
        parseModifiers(node);
        node.name = this.tsParseTypeParameterName();
        node.constraint = this.tsEatThenParseType(81);
        node.default = this.tsEatThenParseType(29);
        return this.finishNode(node, "TSTypeParameter");
      }
      tsTryParseTypeParameters(parseModifiers) {
        if (this.match(47)) {
          return this.tsParseTypeParameters(parseModifiers);
        }
      }
      tsParseTypeParameters(parseModifiers) {
        const node = this.startNode();
        if (this.match(47) || this.match(144)) {
          this.next();
        } else {
          this.unexpected();
        }
        const refTrailingCommaPos = {
          value: -1
        };
        node.params = this.tsParseBracketedList("TypeParametersOrArguments", this.tsParseTypeParameter.bind(this, parseModifiers), false, true, refTrailingCommaPos);
        if (node.params.length === 0) {
          this.raise(TSErrors.EmptyTypeParameters, node);
        }
        if (refTrailingCommaPos.value !== -1) {
          this.addExtra(node, "trailingComma", refTrailingCommaPos.value);
        }
        return this.finishNode(node, "TSTypeParameterDeclaration");
      }
      tsFillSignature(returnToken, signature) {
        const returnTokenRequired = returnToken === 19;
        const paramsKey = "parameters";
        const returnTypeKey = "typeAnnotation";
        signature.typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
        this.expect(10);
        signature[paramsKey] = this.tsParseBindingListForSignature();
        if (returnTokenRequired) {
          signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
        } else if (this.match(returnToken)) {
          signature[returnTypeKey] = this.tsParseTypeOrTypePredicateAnnotation(returnToken);
        }
      }
      tsParseBindingListForSignature() {
        const list = super.parseBindingList(11, 41, 2);
        for (const pattern of list) {
          const {
            type
          } = pattern;
          if (type === "AssignmentPattern" || type === "TSParameterProperty") {
            this.raise(TSErrors.UnsupportedSignatureParameterKind, pattern, {
              type
            });
          }
        }
        return list;
      }
      tsParseTypeMemberSemicolon() {
        if (!this.eat(12) && !this.isLineTerminator()) {
          this.expect(13);
        }
      }
      tsParseSignatureMember(kind, node) {
        this.tsFillSignature(14, node);
        this.tsParseTypeMemberSemicolon();
        return this.finishNode(node, kind);
      }
      tsIsUnambiguouslyIndexSignature() {
        this.next();
        if (tokenIsIdentifier(this.state.type)) {
          this.next();
          return this.match(14);
        }
        return false;
      }
      tsTryParseIndexSignature(node) {
        if (!(this.match(0) && this.tsLookAhead(this.tsIsUnambiguouslyIndexSignature.bind(this)))) {
          return;
        }
        this.expect(0);
        const id = this.parseIdentifier();
        id.typeAnnotation = this.tsParseTypeAnnotation();
        this.resetEndLocation(id);
        this.expect(3);
        node.parameters = [id];
        const type = this.tsTryParseTypeAnnotation();
        if (type) node.typeAnnotation = type;
        this.tsParseTypeMemberSemicolon();
        return this.finishNode(node, "TSIndexSignature");
      }
      tsParsePropertyOrMethodSignature(node, readonly) {
        if (this.eat(17)) node.optional = true;
        if (this.match(10) || this.match(47)) {
          if (readonly) {
            this.raise(TSErrors.ReadonlyForMethodSignature, node);
          }
          const method = node;
          if (method.kind && this.match(47)) {
            this.raise(TSErrors.AccessorCannotHaveTypeParameters, this.state.curPosition());
          }
          this.tsFillSignature(14, method);
          this.tsParseTypeMemberSemicolon();
          const paramsKey = "parameters";
          const returnTypeKey = "typeAnnotation";
          if (method.kind === "get") {
            if (method[paramsKey].length > 0) {
              this.raise(Errors.BadGetterArity, this.state.curPosition());
              if (this.isThisParam(method[paramsKey][0])) {
                this.raise(TSErrors.AccessorCannotDeclareThisParameter, this.state.curPosition());
              }
            }
          } else if (method.kind === "set") {
            if (method[paramsKey].length !== 1) {
              this.raise(Errors.BadSetterArity, this.state.curPosition());
            } else {
              const firstParameter = method[paramsKey][0];
              if (this.isThisParam(firstParameter)) {
                this.raise(TSErrors.AccessorCannotDeclareThisParameter, this.state.curPosition());
              }
              if (firstParameter.type === "Identifier" && firstParameter.optional) {
                this.raise(TSErrors.SetAccessorCannotHaveOptionalParameter, this.state.curPosition());
              }
              if (firstParameter.type === "RestElement") {
                this.raise(TSErrors.SetAccessorCannotHaveRestParameter, this.state.curPosition());
              }
            }
            if (method[returnTypeKey]) {
              this.raise(TSErrors.SetAccessorCannotHaveReturnType, method[returnTypeKey]);
            }
          } else {
            method.kind = "method";
          }
          return this.finishNode(method, "TSMethodSignature");
        } else {
          const property = node;
          if (readonly) property.readonly = true;
          const type = this.tsTryParseTypeAnnotation();
          if (type) property.typeAnnotation = type;
          this.tsParseTypeMemberSemicolon();
          return this.finishNode(property, "TSPropertySignature");
        }
      }
      tsParseTypeMember() {
        const node = this.startNode();
        if (this.match(10) || this.match(47)) {
          return this.tsParseSignatureMember("TSCallSignatureDeclaration", node);
        }
        if (this.match(77)) {
          const id = this.startNode();
          this.next();
          if (this.match(10) || this.match(47)) {
            return this.tsParseSignatureMember("TSConstructSignatureDeclaration", node);
          } else {
            node.key = this.createIdentifier(id, "new");
            return this.tsParsePropertyOrMethodSignature(node, false);
          }
        }
        this.tsParseModifiers({
          allowedModifiers: ["readonly"],
          disallowedModifiers: ["declare", "abstract", "private", "protected", "public", "static", "override"]
        }, node);
        const idx = this.tsTryParseIndexSignature(node);
        if (idx) {
          return idx;
        }
        super.parsePropertyName(node);
        if (!node.computed && node.key.type === "Identifier" && (node.key.name === "get" || node.key.name === "set") && this.tsTokenCanFollowModifier()) {
          node.kind = node.key.name;
          super.parsePropertyName(node);
          if (!this.match(10) && !this.match(47)) {
            this.unexpected(null, 10);
          }
        }
        return this.tsParsePropertyOrMethodSignature(node, !!node.readonly);
      }
      tsParseTypeLiteral() {
        const node = this.startNode();
        node.members = this.tsParseObjectTypeMembers();
        return this.finishNode(node, "TSTypeLiteral");
      }
      tsParseObjectTypeMembers() {
        this.expect(5);
        const members = this.tsParseList("TypeMembers", this.tsParseTypeMember.bind(this));
        this.expect(8);
        return members;
      }
      tsIsStartOfMappedType() {
        this.next();
        if (this.eat(53)) {
          return this.isContextual(123);
        }
        if (this.isContextual(123)) {
          this.next();
        }
        if (!this.match(0)) {
          return false;
        }
        this.next();
        if (!this.tsIsIdentifier()) {
          return false;
        }
        this.next();
        return this.match(58);
      }
      tsParseMappedType() {
        const node = this.startNode();
        this.expect(5);
        if (this.match(53)) {
          node.readonly = this.state.value;
          this.next();
          this.expectContextual(123);
        } else if (this.eatContextual(123)) {
          node.readonly = true;
        }
        this.expect(0);
        const typeParameter = this.startNode();
        typeParameter.name = this.tsParseTypeParameterName();
        typeParameter.constraint = this.tsExpectThenParseType(58);
        node.typeParameter = this.finishNode(typeParameter, "TSTypeParameter");
        node.nameType = this.eatContextual(94) ? this.tsParseType() : null;
        this.expect(3);
        if (this.match(53)) {
          node.optional = this.state.value;
          this.next();
          this.expect(17);
        } else if (this.eat(17)) {
          node.optional = true;
        }
        node.typeAnnotation = this.tsTryParseType();
        this.semicolon();
        this.expect(8);
        return this.finishNode(node, "TSMappedType");
      }
      tsParseTupleType() {
        const node = this.startNode();
        node.elementTypes = this.tsParseBracketedList("TupleElementTypes", this.tsParseTupleElementType.bind(this), true, false);
        let seenOptionalElement = false;
        node.elementTypes.forEach((elementNode) => {
          const {
            type
          } = elementNode;
          if (seenOptionalElement && type !== "TSRestType" && type !== "TSOptionalType" && !(type === "TSNamedTupleMember" && elementNode.optional)) {
            this.raise(TSErrors.OptionalTypeBeforeRequired, elementNode);
          }
          seenOptionalElement || (seenOptionalElement = type === "TSNamedTupleMember" && elementNode.optional || type === "TSOptionalType");
        });
        return this.finishNode(node, "TSTupleType");
      }
      tsParseTupleElementType() {
        const restStartLoc = this.state.startLoc;
        const rest = this.eat(21);
        const {
          startLoc
        } = this.state;
        let labeled;
        let label;
        let optional2;
        let type;
        const isWord = tokenIsKeywordOrIdentifier(this.state.type);
        const chAfterWord = isWord ? this.lookaheadCharCode() : null;
        if (chAfterWord === 58) {
          labeled = true;
          optional2 = false;
          label = this.parseIdentifier(true);
          this.expect(14);
          type = this.tsParseType();
        } else if (chAfterWord === 63) {
          optional2 = true;
          const wordName = this.state.value;
          const typeOrLabel = this.tsParseNonArrayType();
          if (this.lookaheadCharCode() === 58) {
            labeled = true;
            label = this.createIdentifier(this.startNodeAt(startLoc), wordName);
            this.expect(17);
            this.expect(14);
            type = this.tsParseType();
          } else {
            labeled = false;
            type = typeOrLabel;
            this.expect(17);
          }
        } else {
          type = this.tsParseType();
          optional2 = this.eat(17);
          labeled = this.eat(14);
        }
        if (labeled) {
          let labeledNode;
          if (label) {
            labeledNode = this.startNodeAt(startLoc);
            labeledNode.optional = optional2;
            labeledNode.label = label;
            labeledNode.elementType = type;
            if (this.eat(17)) {
              labeledNode.optional = true;
              this.raise(TSErrors.TupleOptionalAfterType, this.state.lastTokStartLoc);
            }
          } else {
            labeledNode = this.startNodeAt(startLoc);
            labeledNode.optional = optional2;
            this.raise(TSErrors.InvalidTupleMemberLabel, type);
            labeledNode.label = type;
            labeledNode.elementType = this.tsParseType();
          }
          type = this.finishNode(labeledNode, "TSNamedTupleMember");
        } else if (optional2) {
          const optionalTypeNode = this.startNodeAt(startLoc);
          optionalTypeNode.typeAnnotation = type;
          type = this.finishNode(optionalTypeNode, "TSOptionalType");
        }
        if (rest) {
          const restNode = this.startNodeAt(restStartLoc);
          restNode.typeAnnotation = type;
          type = this.finishNode(restNode, "TSRestType");
        }
        return type;
      }
      tsParseParenthesizedType() {
        const node = this.startNode();
        this.expect(10);
        node.typeAnnotation = this.tsParseType();
        this.expect(11);
        return this.finishNode(node, "TSParenthesizedType");
      }
      tsParseFunctionOrConstructorType(type, abstract) {
        const node = this.startNode();
        if (type === "TSConstructorType") {
          node.abstract = !!abstract;
          if (abstract) this.next();
          this.next();
        }
        this.tsInAllowConditionalTypesContext(() => this.tsFillSignature(19, node));
        return this.finishNode(node, type);
      }
      tsParseLiteralTypeNode() {
        const node = this.startNode();
        switch (this.state.type) {
          case 136:
          case 137:
          case 135:
          case 85:
          case 86:
            node.literal = super.parseExprAtom();
            break;
          default:
            this.unexpected();
        }
        return this.finishNode(node, "TSLiteralType");
      }
      tsParseTemplateLiteralType() {
        const node = this.startNode();
        node.literal = super.parseTemplate(false);
        return this.finishNode(node, "TSLiteralType");
      }
      parseTemplateSubstitution() {
        if (this.state.inType) return this.tsParseType();
        return super.parseTemplateSubstitution();
      }
      tsParseThisTypeOrThisTypePredicate() {
        const thisKeyword = this.tsParseThisTypeNode();
        if (this.isContextual(117) && !this.hasPrecedingLineBreak()) {
          return this.tsParseThisTypePredicate(thisKeyword);
        } else {
          return thisKeyword;
        }
      }
      tsParseNonArrayType() {
        switch (this.state.type) {
          case 135:
          case 136:
          case 137:
          case 85:
          case 86:
            return this.tsParseLiteralTypeNode();
          case 53:
            if (this.state.value === "-") {
              const node = this.startNode();
              const nextToken = this.lookahead();
              if (nextToken.type !== 136 && nextToken.type !== 137) {
                this.unexpected();
              }
              node.literal = this.parseMaybeUnary();
              return this.finishNode(node, "TSLiteralType");
            }
            break;
          case 78:
            return this.tsParseThisTypeOrThisTypePredicate();
          case 87:
            return this.tsParseTypeQuery();
          case 83:
            return this.tsParseImportType();
          case 5:
            return this.tsLookAhead(this.tsIsStartOfMappedType.bind(this)) ? this.tsParseMappedType() : this.tsParseTypeLiteral();
          case 0:
            return this.tsParseTupleType();
          case 10:
            return this.tsParseParenthesizedType();
          case 25:
          case 24:
            return this.tsParseTemplateLiteralType();
          default: {
            const {
              type
            } = this.state;
            if (tokenIsIdentifier(type) || type === 88 || type === 84) {
              const nodeType = type === 88 ? "TSVoidKeyword" : type === 84 ? "TSNullKeyword" : keywordTypeFromName(this.state.value);
              if (nodeType !== void 0 && this.lookaheadCharCode() !== 46) {
                const node = this.startNode();
                this.next();
                return this.finishNode(node, nodeType);
              }
              return this.tsParseTypeReference();
            }
          }
        }
        throw this.unexpected();
      }
      tsParseArrayTypeOrHigher() {
        const {
          startLoc
        } = this.state;
        let type = this.tsParseNonArrayType();
        while (!this.hasPrecedingLineBreak() && this.eat(0)) {
          if (this.match(3)) {
            const node = this.startNodeAt(startLoc);
            node.elementType = type;
            this.expect(3);
            type = this.finishNode(node, "TSArrayType");
          } else {
            const node = this.startNodeAt(startLoc);
            node.objectType = type;
            node.indexType = this.tsParseType();
            this.expect(3);
            type = this.finishNode(node, "TSIndexedAccessType");
          }
        }
        return type;
      }
      tsParseTypeOperator() {
        const node = this.startNode();
        const operator = this.state.value;
        this.next();
        node.operator = operator;
        node.typeAnnotation = this.tsParseTypeOperatorOrHigher();
        if (operator === "readonly") {
          this.tsCheckTypeAnnotationForReadOnly(node);
        }
        return this.finishNode(node, "TSTypeOperator");
      }
      tsCheckTypeAnnotationForReadOnly(node) {
        switch (node.typeAnnotation.type) {
          case "TSTupleType":
          case "TSArrayType":
            return;
          default:
            this.raise(TSErrors.UnexpectedReadonly, node);
        }
      }
      tsParseInferType() {
        const node = this.startNode();
        this.expectContextual(116);
        const typeParameter = this.startNode();
        typeParameter.name = this.tsParseTypeParameterName();
        typeParameter.constraint = this.tsTryParse(() => this.tsParseConstraintForInferType());
        node.typeParameter = this.finishNode(typeParameter, "TSTypeParameter");
        return this.finishNode(node, "TSInferType");
      }
      tsParseConstraintForInferType() {
        if (this.eat(81)) {
          const constraint = this.tsInDisallowConditionalTypesContext(() => this.tsParseType());
          if (this.state.inDisallowConditionalTypesContext || !this.match(17)) {
            return constraint;
          }
        }
      }
      tsParseTypeOperatorOrHigher() {
        const isTypeOperator = tokenIsTSTypeOperator(this.state.type) && !this.state.containsEsc;
        return isTypeOperator ? this.tsParseTypeOperator() : this.isContextual(116) ? this.tsParseInferType() : this.tsInAllowConditionalTypesContext(() => this.tsParseArrayTypeOrHigher());
      }
      tsParseUnionOrIntersectionType(kind, parseConstituentType, operator) {
        const node = this.startNode();
        const hasLeadingOperator = this.eat(operator);
        const types2 = [];
        do {
          types2.push(parseConstituentType());
        } while (this.eat(operator));
        if (types2.length === 1 && !hasLeadingOperator) {
          return types2[0];
        }
        node.types = types2;
        return this.finishNode(node, kind);
      }
      tsParseIntersectionTypeOrHigher() {
        return this.tsParseUnionOrIntersectionType("TSIntersectionType", this.tsParseTypeOperatorOrHigher.bind(this), 45);
      }
      tsParseUnionTypeOrHigher() {
        return this.tsParseUnionOrIntersectionType("TSUnionType", this.tsParseIntersectionTypeOrHigher.bind(this), 43);
      }
      tsIsStartOfFunctionType() {
        if (this.match(47)) {
          return true;
        }
        return this.match(10) && this.tsLookAhead(this.tsIsUnambiguouslyStartOfFunctionType.bind(this));
      }
      tsSkipParameterStart() {
        if (tokenIsIdentifier(this.state.type) || this.match(78)) {
          this.next();
          return true;
        }
        const isObjectPattern = this.match(5);
        if (isObjectPattern || this.match(0)) {
          if (!isObjectPattern) this.next();
          const {
            errors
          } = this.state;
          const previousErrorCount = errors.length;
          const scopeStacksSnapshot = this.snapshotScopeStacks();
          try {
            if (isObjectPattern) {
              this.parseObjectLike(8, true);
            } else {
              super.parseBindingList(3, 93, 1);
            }
            return errors.length === previousErrorCount;
          } catch (_unused) {
            this.restoreScopeStacks(scopeStacksSnapshot);
            return false;
          }
        }
        return false;
      }
      tsIsUnambiguouslyStartOfFunctionType() {
        this.next();
        if (this.match(11) || this.match(21)) {
          return true;
        }
        if (this.tsSkipParameterStart()) {
          if (this.match(14) || this.match(12) || this.match(17) || this.match(29)) {
            return true;
          }
          if (this.match(11)) {
            this.next();
            if (this.match(19)) {
              return true;
            }
          }
        }
        return false;
      }
      tsParseTypeOrTypePredicateAnnotation(returnToken) {
        return this.tsInType(() => {
          const t = this.startNode();
          this.expect(returnToken);
          const node = this.startNode();
          const asserts = !!this.tsTryParse(this.tsParseTypePredicateAsserts.bind(this));
          if (asserts && this.match(78)) {
            let thisTypePredicate = this.tsParseThisTypeOrThisTypePredicate();
            if (thisTypePredicate.type === "TSThisType") {
              node.parameterName = thisTypePredicate;
              node.asserts = true;
              node.typeAnnotation = null;
              thisTypePredicate = this.finishNode(node, "TSTypePredicate");
            } else {
              this.resetStartLocationFromNode(thisTypePredicate, node);
              thisTypePredicate.asserts = true;
            }
            t.typeAnnotation = thisTypePredicate;
            return this.finishNode(t, "TSTypeAnnotation");
          }
          const typePredicateVariable = this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
          if (!typePredicateVariable) {
            if (!asserts) {
              return this.tsParseTypeAnnotation(false, t);
            }
            node.parameterName = this.parseIdentifier();
            node.asserts = asserts;
            node.typeAnnotation = null;
            t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
            return this.finishNode(t, "TSTypeAnnotation");
          }
          const type = this.tsParseTypeAnnotation(false);
          node.parameterName = typePredicateVariable;
          node.typeAnnotation = type;
          node.asserts = asserts;
          t.typeAnnotation = this.finishNode(node, "TSTypePredicate");
          return this.finishNode(t, "TSTypeAnnotation");
        });
      }
      tsTryParseTypeOrTypePredicateAnnotation() {
        if (this.match(14)) {
          return this.tsParseTypeOrTypePredicateAnnotation(14);
        }
      }
      tsTryParseTypeAnnotation() {
        if (this.match(14)) {
          return this.tsParseTypeAnnotation();
        }
      }
      tsTryParseType() {
        return this.tsEatThenParseType(14);
      }
      tsParseTypePredicatePrefix() {
        const id = this.parseIdentifier();
        if (this.isContextual(117) && !this.hasPrecedingLineBreak()) {
          this.next();
          return id;
        }
      }
      tsParseTypePredicateAsserts() {
        if (this.state.type !== 110) {
          return false;
        }
        const containsEsc = this.state.containsEsc;
        this.next();
        if (!tokenIsIdentifier(this.state.type) && !this.match(78)) {
          return false;
        }
        if (containsEsc) {
          this.raise(Errors.InvalidEscapedReservedWord, this.state.lastTokStartLoc, {
            reservedWord: "asserts"
          });
        }
        return true;
      }
      tsParseTypeAnnotation(eatColon = true, t = this.startNode()) {
        this.tsInType(() => {
          if (eatColon) this.expect(14);
          t.typeAnnotation = this.tsParseType();
        });
        return this.finishNode(t, "TSTypeAnnotation");
      }
      tsParseType() {
        assert(this.state.inType);
        const type = this.tsParseNonConditionalType();
        if (this.state.inDisallowConditionalTypesContext || this.hasPrecedingLineBreak() || !this.eat(81)) {
          return type;
        }
        const node = this.startNodeAtNode(type);
        node.checkType = type;
        node.extendsType = this.tsInDisallowConditionalTypesContext(() => this.tsParseNonConditionalType());
        this.expect(17);
        node.trueType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
        this.expect(14);
        node.falseType = this.tsInAllowConditionalTypesContext(() => this.tsParseType());
        return this.finishNode(node, "TSConditionalType");
      }
      isAbstractConstructorSignature() {
        return this.isContextual(125) && this.isLookaheadContextual("new");
      }
      tsParseNonConditionalType() {
        if (this.tsIsStartOfFunctionType()) {
          return this.tsParseFunctionOrConstructorType("TSFunctionType");
        }
        if (this.match(77)) {
          return this.tsParseFunctionOrConstructorType("TSConstructorType");
        } else if (this.isAbstractConstructorSignature()) {
          return this.tsParseFunctionOrConstructorType("TSConstructorType", true);
        }
        return this.tsParseUnionTypeOrHigher();
      }
      tsParseTypeAssertion() {
        if (this.getPluginOption("typescript", "disallowAmbiguousJSXLike")) {
          this.raise(TSErrors.ReservedTypeAssertion, this.state.startLoc);
        }
        const node = this.startNode();
        node.typeAnnotation = this.tsInType(() => {
          this.next();
          return this.match(75) ? this.tsParseTypeReference() : this.tsParseType();
        });
        this.expect(48);
        node.expression = this.parseMaybeUnary();
        return this.finishNode(node, "TSTypeAssertion");
      }
      tsParseHeritageClause(token) {
        const originalStartLoc = this.state.startLoc;
        const delimitedList = this.tsParseDelimitedList("HeritageClauseElement", () => {
          const node = this.startNode();
          node.expression = this.tsParseEntityName(1 | 2);
          if (this.match(47)) {
            node.typeParameters = this.tsParseTypeArguments();
          }
          return this.finishNode(node, "TSExpressionWithTypeArguments");
        });
        if (!delimitedList.length) {
          this.raise(TSErrors.EmptyHeritageClauseType, originalStartLoc, {
            token
          });
        }
        return delimitedList;
      }
      tsParseInterfaceDeclaration(node, properties = {}) {
        if (this.hasFollowingLineBreak()) return null;
        this.expectContextual(130);
        if (properties.declare) node.declare = true;
        if (tokenIsIdentifier(this.state.type)) {
          node.id = this.parseIdentifier();
          this.checkIdentifier(node.id, 130);
        } else {
          node.id = null;
          this.raise(TSErrors.MissingInterfaceName, this.state.startLoc);
        }
        node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutConstModifiers);
        if (this.eat(81)) {
          node.extends = this.tsParseHeritageClause("extends");
        }
        const body3 = this.startNode();
        body3.body = this.tsInType(this.tsParseObjectTypeMembers.bind(this));
        node.body = this.finishNode(body3, "TSInterfaceBody");
        return this.finishNode(node, "TSInterfaceDeclaration");
      }
      tsParseTypeAliasDeclaration(node) {
        node.id = this.parseIdentifier();
        this.checkIdentifier(node.id, 2);
        node.typeAnnotation = this.tsInType(() => {
          node.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers);
          this.expect(29);
          if (this.isContextual(115) && this.lookaheadCharCode() !== 46) {
            const node2 = this.startNode();
            this.next();
            return this.finishNode(node2, "TSIntrinsicKeyword");
          }
          return this.tsParseType();
        });
        this.semicolon();
        return this.finishNode(node, "TSTypeAliasDeclaration");
      }
      tsInTopLevelContext(cb) {
        if (this.curContext() !== types.brace) {
          const oldContext = this.state.context;
          this.state.context = [oldContext[0]];
          try {
            return cb();
          } finally {
            this.state.context = oldContext;
          }
        } else {
          return cb();
        }
      }
      tsInType(cb) {
        const oldInType = this.state.inType;
        this.state.inType = true;
        try {
          return cb();
        } finally {
          this.state.inType = oldInType;
        }
      }
      tsInDisallowConditionalTypesContext(cb) {
        const oldInDisallowConditionalTypesContext = this.state.inDisallowConditionalTypesContext;
        this.state.inDisallowConditionalTypesContext = true;
        try {
          return cb();
        } finally {
          this.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
        }
      }
      tsInAllowConditionalTypesContext(cb) {
        const oldInDisallowConditionalTypesContext = this.state.inDisallowConditionalTypesContext;
        this.state.inDisallowConditionalTypesContext = false;
        try {
          return cb();
        } finally {
          this.state.inDisallowConditionalTypesContext = oldInDisallowConditionalTypesContext;
        }
      }
      tsEatThenParseType(token) {
        if (this.match(token)) {
          return this.tsNextThenParseType();
        }
      }
      tsExpectThenParseType(token) {
        return this.tsInType(() => {
          this.expect(token);
          return this.tsParseType();
        });
      }
      tsNextThenParseType() {
        return this.tsInType(() => {
          this.next();
          return this.tsParseType();
        });
      }
      tsParseEnumMember() {
        const node = this.startNode();
        node.id = this.match(135) ? super.parseStringLiteral(this.state.value) : this.parseIdentifier(true);
        if (this.eat(29)) {
          node.initializer = super.parseMaybeAssignAllowIn();
        }
        return this.finishNode(node, "TSEnumMember");
      }
      tsParseEnumDeclaration(node, properties = {}) {
        if (properties.const) node.const = true;
        if (properties.declare) node.declare = true;
        this.expectContextual(127);
        node.id = this.parseIdentifier();
        this.checkIdentifier(node.id, node.const ? 8971 : 8459);
        this.expect(5);
        node.members = this.tsParseDelimitedList("EnumMembers", this.tsParseEnumMember.bind(this));
        this.expect(8);
        return this.finishNode(node, "TSEnumDeclaration");
      }
      tsParseEnumBody() {
        const node = this.startNode();
        this.expect(5);
        node.members = this.tsParseDelimitedList("EnumMembers", this.tsParseEnumMember.bind(this));
        this.expect(8);
        return this.finishNode(node, "TSEnumBody");
      }
      tsParseModuleBlock() {
        const node = this.startNode();
        this.scope.enter(0);
        this.expect(5);
        super.parseBlockOrModuleBlockBody(node.body = [], void 0, true, 8);
        this.scope.exit();
        return this.finishNode(node, "TSModuleBlock");
      }
      tsParseModuleOrNamespaceDeclaration(node, nested = false) {
        node.id = this.parseIdentifier();
        if (!nested) {
          this.checkIdentifier(node.id, 1024);
        }
        if (this.eat(16)) {
          const inner = this.startNode();
          this.tsParseModuleOrNamespaceDeclaration(inner, true);
          node.body = inner;
        } else {
          this.scope.enter(1024);
          this.prodParam.enter(0);
          node.body = this.tsParseModuleBlock();
          this.prodParam.exit();
          this.scope.exit();
        }
        return this.finishNode(node, "TSModuleDeclaration");
      }
      tsParseAmbientExternalModuleDeclaration(node) {
        if (this.isContextual(113)) {
          node.kind = "global";
          node.global = true;
          node.id = this.parseIdentifier();
        } else if (this.match(135)) {
          node.kind = "module";
          node.id = super.parseStringLiteral(this.state.value);
        } else {
          this.unexpected();
        }
        if (this.match(5)) {
          this.scope.enter(1024);
          this.prodParam.enter(0);
          node.body = this.tsParseModuleBlock();
          this.prodParam.exit();
          this.scope.exit();
        } else {
          this.semicolon();
        }
        return this.finishNode(node, "TSModuleDeclaration");
      }
      tsParseImportEqualsDeclaration(node, maybeDefaultIdentifier, isExport) {
        node.isExport = isExport || false;
        node.id = maybeDefaultIdentifier || this.parseIdentifier();
        this.checkIdentifier(node.id, 4096);
        this.expect(29);
        const moduleReference = this.tsParseModuleReference();
        if (node.importKind === "type" && moduleReference.type !== "TSExternalModuleReference") {
          this.raise(TSErrors.ImportAliasHasImportType, moduleReference);
        }
        node.moduleReference = moduleReference;
        this.semicolon();
        return this.finishNode(node, "TSImportEqualsDeclaration");
      }
      tsIsExternalModuleReference() {
        return this.isContextual(120) && this.lookaheadCharCode() === 40;
      }
      tsParseModuleReference() {
        return this.tsIsExternalModuleReference() ? this.tsParseExternalModuleReference() : this.tsParseEntityName(0);
      }
      tsParseExternalModuleReference() {
        const node = this.startNode();
        this.expectContextual(120);
        this.expect(10);
        if (!this.match(135)) {
          this.unexpected();
        }
        node.expression = super.parseExprAtom();
        this.expect(11);
        this.sawUnambiguousESM = true;
        return this.finishNode(node, "TSExternalModuleReference");
      }
      tsLookAhead(f) {
        const state = this.state.clone();
        const res = f();
        this.state = state;
        return res;
      }
      tsTryParseAndCatch(f) {
        const result = this.tryParse((abort) => f() || abort());
        if (result.aborted || !result.node) return;
        if (result.error) this.state = result.failState;
        return result.node;
      }
      tsTryParse(f) {
        const state = this.state.clone();
        const result = f();
        if (result !== void 0 && result !== false) {
          return result;
        }
        this.state = state;
      }
      tsTryParseDeclare(node) {
        if (this.isLineTerminator()) {
          return;
        }
        const startType = this.state.type;
        return this.tsInAmbientContext(() => {
          switch (startType) {
            case 68:
              node.declare = true;
              return super.parseFunctionStatement(node, false, 2);
            case 80:
              node.declare = true;
              return this.parseClass(node, true, false);
            case 127:
              return this.tsParseEnumDeclaration(node, {
                declare: true
              });
            case 113:
              return this.tsParseAmbientExternalModuleDeclaration(node);
            case 101:
              if (this.state.containsEsc) {
                return;
              }
            case 75:
            case 74:
              if (!this.match(75) || !this.isLookaheadContextual("enum")) {
                node.declare = true;
                return this.parseVarStatement(node, this.state.value, true);
              }
              this.expect(75);
              return this.tsParseEnumDeclaration(node, {
                const: true,
                declare: true
              });
            case 108:
              if (this.isUsing()) {
                this.raise(TSErrors.InvalidModifierOnUsingDeclaration, this.state.startLoc, "declare");
                node.declare = true;
                return this.parseVarStatement(node, "using", true);
              }
              break;
            case 97:
              if (this.isAwaitUsing()) {
                this.raise(TSErrors.InvalidModifierOnAwaitUsingDeclaration, this.state.startLoc, "declare");
                node.declare = true;
                this.next();
                return this.parseVarStatement(node, "await using", true);
              }
              break;
            case 130: {
              const result = this.tsParseInterfaceDeclaration(node, {
                declare: true
              });
              if (result) return result;
            }
            default:
              if (tokenIsIdentifier(startType)) {
                return this.tsParseDeclaration(node, this.state.type, true, null);
              }
          }
        });
      }
      tsTryParseExportDeclaration() {
        return this.tsParseDeclaration(this.startNode(), this.state.type, true, null);
      }
      tsParseDeclaration(node, type, next2, decorators) {
        switch (type) {
          case 125:
            if (this.tsCheckLineTerminator(next2) && (this.match(80) || tokenIsIdentifier(this.state.type))) {
              return this.tsParseAbstractDeclaration(node, decorators);
            }
            break;
          case 128:
            if (this.tsCheckLineTerminator(next2)) {
              if (this.match(135)) {
                return this.tsParseAmbientExternalModuleDeclaration(node);
              } else if (tokenIsIdentifier(this.state.type)) {
                node.kind = "module";
                return this.tsParseModuleOrNamespaceDeclaration(node);
              }
            }
            break;
          case 129:
            if (this.tsCheckLineTerminator(next2) && tokenIsIdentifier(this.state.type)) {
              node.kind = "namespace";
              return this.tsParseModuleOrNamespaceDeclaration(node);
            }
            break;
          case 131:
            if (this.tsCheckLineTerminator(next2) && tokenIsIdentifier(this.state.type)) {
              return this.tsParseTypeAliasDeclaration(node);
            }
            break;
        }
      }
      tsCheckLineTerminator(next2) {
        if (next2) {
          if (this.hasFollowingLineBreak()) return false;
          this.next();
          return true;
        }
        return !this.isLineTerminator();
      }
      tsTryParseGenericAsyncArrowFunction(startLoc) {
        if (!this.match(47)) return;
        const oldMaybeInArrowParameters = this.state.maybeInArrowParameters;
        this.state.maybeInArrowParameters = true;
        const res = this.tsTryParseAndCatch(() => {
          const node = this.startNodeAt(startLoc);
          node.typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
          super.parseFunctionParams(node);
          node.returnType = this.tsTryParseTypeOrTypePredicateAnnotation();
          const arrowStartPos = this.offsetToSourcePos(startLoc.index);
          if (node.returnType && this.match(19) && this.tsIsArrowReturnTypeRestrictedAt(arrowStartPos)) {
            this.tsArrowReturnTypeAt.set(arrowStartPos, node.returnType.start);
          }
          this.expect(19);
          return node;
        });
        this.state.maybeInArrowParameters = oldMaybeInArrowParameters;
        if (!res) return;
        const startPos = this.offsetToSourcePos(startLoc.index);
        const parse3 = () => res.returnType && this.tsIsArrowReturnTypeRestrictedAt(startPos) ? this.tsParseWithDeferredArrowErrors(() => super.parseArrowExpression(res, null, true)) : super.parseArrowExpression(res, null, true);
        return this.tsIsArrowReturnTypeRestrictedAt(startPos) ? this.tsParseWithRestrictedArrowReturnType(parse3, this.hasPlugin("jsx") || this.state.tsArrowReturnTypeAllowed) : parse3();
      }
      tsParseTypeArgumentsInExpression() {
        if (this.reScan_lt() !== 47) return;
        return this.tsParseTypeArguments();
      }
      tsParseTypeArguments() {
        const node = this.startNode();
        node.params = this.tsInType(() => this.tsInTopLevelContext(() => {
          this.expect(47);
          return this.tsParseDelimitedList("TypeParametersOrArguments", this.tsParseType.bind(this));
        }));
        if (node.params.length === 0) {
          this.raise(TSErrors.EmptyTypeArguments, node);
        } else if (!this.state.inType && this.curContext() === types.brace) {
          this.reScan_lt_gt();
        }
        this.expect(48);
        return this.finishNode(node, "TSTypeParameterInstantiation");
      }
      tsIsDeclarationStart() {
        return tokenIsTSDeclarationStart(this.state.type);
      }
      isExportDefaultSpecifier() {
        if (this.tsIsDeclarationStart()) return false;
        return super.isExportDefaultSpecifier();
      }
      parseBindingElement(flags, decorators) {
        const startLoc = decorators.length ? decorators[0].loc.start : this.state.startLoc;
        const modified = {};
        this.tsParseModifiers({
          allowedModifiers: ["public", "private", "protected", "override", "readonly"]
        }, modified);
        const accessibility = modified.accessibility;
        const override = modified.override;
        const readonly = modified.readonly;
        if (!(flags & 4) && (accessibility || readonly || override)) {
          this.raise(TSErrors.UnexpectedParameterModifier, startLoc);
        }
        const left = this.parseMaybeDefault();
        if (flags & 2) {
          this.parseFunctionParamType(left);
        }
        const elt = this.parseMaybeDefault(left.loc.start, left);
        if (accessibility || readonly || override) {
          const pp = this.startNodeAt(startLoc);
          if (decorators.length) {
            pp.decorators = decorators;
          }
          if (accessibility) pp.accessibility = accessibility;
          if (readonly) pp.readonly = readonly;
          if (override) pp.override = override;
          if (elt.type !== "Identifier" && elt.type !== "AssignmentPattern") {
            this.raise(TSErrors.UnsupportedParameterPropertyKind, pp);
          }
          pp.parameter = elt;
          return this.finishNode(pp, "TSParameterProperty");
        }
        if (decorators.length) {
          left.decorators = decorators;
        }
        return elt;
      }
      isSimpleParameter(node) {
        return node.type === "TSParameterProperty" && super.isSimpleParameter(node.parameter) || super.isSimpleParameter(node);
      }
      tsDisallowOptionalPattern(node) {
        for (const param of node.params) {
          if (param.type !== "Identifier" && param.optional && !this.state.isAmbientContext) {
            this.raise(TSErrors.PatternIsOptional, param);
          }
        }
      }
      setArrowFunctionParameters(node, params, trailingCommaLoc) {
        super.setArrowFunctionParameters(node, params, trailingCommaLoc);
        this.tsDisallowOptionalPattern(node);
      }
      parseFunctionBodyAndFinish(node, type, isMethod = false) {
        if (this.match(14)) {
          node.returnType = this.tsParseTypeOrTypePredicateAnnotation(14);
        }
        const bodilessType = type === "FunctionDeclaration" ? "TSDeclareFunction" : type === "ClassMethod" || type === "ClassPrivateMethod" ? "TSDeclareMethod" : void 0;
        if (bodilessType && !this.match(5) && this.isLineTerminator()) {
          return this.finishNode(node, bodilessType);
        }
        if (bodilessType === "TSDeclareFunction" && this.state.isAmbientContext) {
          this.raise(TSErrors.DeclareFunctionHasImplementation, node);
          if (node.declare) {
            return super.parseFunctionBodyAndFinish(node, bodilessType, isMethod);
          }
        }
        this.tsDisallowOptionalPattern(node);
        return super.parseFunctionBodyAndFinish(node, type, isMethod);
      }
      registerFunctionStatementId(node) {
        if (!node.body && node.id) {
          this.checkIdentifier(node.id, 1024);
        } else {
          super.registerFunctionStatementId(node);
        }
      }
      tsCheckForInvalidTypeCasts(items) {
        items.forEach((node) => {
          if ((node == null ? void 0 : node.type) === "TSTypeCastExpression") {
            this.raise(TSErrors.UnexpectedTypeAnnotation, node.typeAnnotation);
          }
        });
      }
      toReferencedList(exprList, isInParens) {
        this.tsCheckForInvalidTypeCasts(exprList);
        return exprList;
      }
      parseArrayLike(close, isTuple, refExpressionErrors) {
        const node = super.parseArrayLike(close, isTuple, refExpressionErrors);
        if (node.type === "ArrayExpression") {
          this.tsCheckForInvalidTypeCasts(node.elements);
        }
        return node;
      }
      parseSubscript(base2, startLoc, noCalls, state) {
        if (!this.hasPrecedingLineBreak() && this.match(35)) {
          this.state.canStartJSXElement = false;
          this.next();
          const nonNullExpression = this.startNodeAt(startLoc);
          nonNullExpression.expression = base2;
          return this.finishNode(nonNullExpression, "TSNonNullExpression");
        }
        let isOptionalCall = false;
        if (this.match(18) && this.lookaheadCharCode() === 60) {
          if (noCalls) {
            state.stop = true;
            return base2;
          }
          state.optionalChainMember = isOptionalCall = true;
          this.next();
        }
        if (this.match(47) || this.match(51)) {
          let missingParenErrorLoc;
          let parsingAsyncArrow = true;
          const parseAttempt = () => {
            if (!noCalls && this.atPossibleAsyncArrow(base2)) {
              const asyncArrowFn = this.tsTryParseGenericAsyncArrowFunction(startLoc);
              if (asyncArrowFn) {
                state.stop = true;
                return asyncArrowFn;
              }
            }
            parsingAsyncArrow = false;
            const typeArguments = this.tsParseTypeArgumentsInExpression();
            if (!typeArguments) return;
            if (isOptionalCall && !this.match(10)) {
              missingParenErrorLoc = this.state.curPosition();
              return;
            }
            if (tokenIsTemplate(this.state.type)) {
              const result2 = super.parseTaggedTemplateExpression(base2, startLoc, state);
              result2.typeParameters = typeArguments;
              return result2;
            }
            if (!noCalls && this.eat(10)) {
              const node2 = this.startNodeAt(startLoc);
              node2.callee = base2;
              node2.arguments = this.parseCallExpressionArguments();
              this.tsCheckForInvalidTypeCasts(node2.arguments);
              node2.typeParameters = typeArguments;
              if (state.optionalChainMember) {
                node2.optional = isOptionalCall;
              }
              return this.finishCallExpression(node2, state.optionalChainMember);
            }
            const tokenType = this.state.type;
            if (tokenType === 48 || tokenType === 52 || tokenType !== 10 && tokenType !== 94 && tokenType !== 121 && tokenCanStartExpression(tokenType) && !this.hasPrecedingLineBreak()) {
              return;
            }
            const node = this.startNodeAt(startLoc);
            node.expression = base2;
            node.typeParameters = typeArguments;
            return this.finishNode(node, "TSInstantiationExpression");
          };
          const attempt2 = this.tryParse((abort) => parseAttempt() || abort());
          if (attempt2.thrown && parsingAsyncArrow && this.tsShouldKeepArrowErrorAt(attempt2.error, this.offsetToSourcePos(startLoc.index))) {
            throw attempt2.error;
          }
          const result = attempt2.node;
          if (result && attempt2.error) this.state = attempt2.failState;
          if (missingParenErrorLoc) {
            this.unexpected(missingParenErrorLoc, 10);
          }
          if (result) {
            if (result.type === "TSInstantiationExpression") {
              if (this.match(16) || this.match(18) && this.lookaheadCharCode() !== 40) {
                this.raise(TSErrors.InvalidPropertyAccessAfterInstantiationExpression, this.state.startLoc);
              }
              if (!this.match(16) && !this.match(18)) {
                result.expression = super.stopParseSubscript(base2, state);
              }
            }
            return result;
          }
        }
        return super.parseSubscript(base2, startLoc, noCalls, state);
      }
      parseNewCallee(node) {
        var _callee$extra;
        super.parseNewCallee(node);
        const {
          callee
        } = node;
        if (callee.type === "TSInstantiationExpression" && !((_callee$extra = callee.extra) != null && _callee$extra.parenthesized)) {
          node.typeParameters = callee.typeParameters;
          node.callee = callee.expression;
        }
      }
      parseExprOp(left, leftStartLoc, minPrec) {
        let isSatisfies;
        if (tokenOperatorPrecedence(58) > minPrec && !this.hasPrecedingLineBreak() && (this.isContextual(94) || (isSatisfies = this.isContextual(121)))) {
          const node = this.startNodeAt(leftStartLoc);
          node.expression = left;
          node.typeAnnotation = this.tsInType(() => {
            this.next();
            if (this.match(75)) {
              if (isSatisfies) {
                this.raise(Errors.UnexpectedKeyword, this.state.startLoc, {
                  keyword: "const"
                });
              }
              return this.tsParseTypeReference();
            }
            return this.tsParseType();
          });
          this.finishNode(node, isSatisfies ? "TSSatisfiesExpression" : "TSAsExpression");
          this.reScan_lt_gt();
          return this.parseExprOp(node, leftStartLoc, minPrec);
        }
        return super.parseExprOp(left, leftStartLoc, minPrec);
      }
      checkReservedWord(word, startLoc, checkKeywords, isBinding) {
        if (!this.state.isAmbientContext) {
          super.checkReservedWord(word, startLoc, checkKeywords, isBinding);
        }
      }
      checkImportReflection(node) {
        super.checkImportReflection(node);
        if (node.module && node.importKind !== "value") {
          this.raise(TSErrors.ImportReflectionHasImportType, node.specifiers[0].loc.start);
        }
      }
      checkDuplicateExports() {
      }
      isPotentialImportPhase(isExport) {
        if (super.isPotentialImportPhase(isExport)) return true;
        if (this.isContextual(131)) {
          const ch = this.lookaheadCharCode();
          return isExport ? ch === 123 || ch === 42 : ch !== 61;
        }
        return !isExport && this.isContextual(87);
      }
      applyImportPhase(node, isExport, phase, loc) {
        super.applyImportPhase(node, isExport, phase, loc);
        if (isExport) {
          node.exportKind = phase === "type" ? "type" : "value";
        } else {
          node.importKind = phase === "type" || phase === "typeof" ? phase : "value";
        }
      }
      parseImport(node) {
        if (this.match(135)) {
          node.importKind = "value";
          return super.parseImport(node);
        }
        let importNode;
        if (tokenIsIdentifier(this.state.type) && this.lookaheadCharCode() === 61) {
          node.importKind = "value";
          return this.tsParseImportEqualsDeclaration(node);
        } else if (this.isContextual(131)) {
          const maybeDefaultIdentifier = this.parseMaybeImportPhase(node, false);
          if (this.lookaheadCharCode() === 61) {
            return this.tsParseImportEqualsDeclaration(node, maybeDefaultIdentifier);
          } else {
            importNode = super.parseImportSpecifiersAndAfter(node, maybeDefaultIdentifier);
          }
        } else {
          importNode = super.parseImport(node);
        }
        if (importNode.importKind === "type" && importNode.specifiers.length > 1 && importNode.specifiers[0].type === "ImportDefaultSpecifier") {
          this.raise(TSErrors.TypeImportCannotSpecifyDefaultAndNamed, importNode);
        }
        return importNode;
      }
      parseExport(node, decorators) {
        if (this.match(83)) {
          const nodeImportEquals = node;
          this.next();
          let maybeDefaultIdentifier = null;
          if (this.isContextual(131) && this.isPotentialImportPhase(false)) {
            maybeDefaultIdentifier = this.parseMaybeImportPhase(nodeImportEquals, false);
          } else {
            nodeImportEquals.importKind = "value";
          }
          const declaration2 = this.tsParseImportEqualsDeclaration(nodeImportEquals, maybeDefaultIdentifier, true);
          return declaration2;
        } else if (this.eat(29)) {
          const assign2 = node;
          assign2.expression = super.parseExpression();
          this.semicolon();
          this.sawUnambiguousESM = true;
          return this.finishNode(assign2, "TSExportAssignment");
        } else if (this.eatContextual(94)) {
          const decl = node;
          this.expectContextual(129);
          decl.id = this.parseIdentifier();
          this.semicolon();
          return this.finishNode(decl, "TSNamespaceExportDeclaration");
        } else {
          return super.parseExport(node, decorators);
        }
      }
      isAbstractClass() {
        return this.isContextual(125) && this.isLookaheadContextual("class");
      }
      parseExportDefaultExpression() {
        if (this.isAbstractClass()) {
          const cls = this.startNode();
          this.next();
          cls.abstract = true;
          return this.parseClass(cls, true, true);
        }
        if (this.match(130)) {
          const result = this.tsParseInterfaceDeclaration(this.startNode());
          if (result) return result;
        }
        return super.parseExportDefaultExpression();
      }
      parseVarStatement(node, kind, allowMissingInitializer = false) {
        const {
          isAmbientContext
        } = this.state;
        const declaration2 = super.parseVarStatement(node, kind, allowMissingInitializer || isAmbientContext);
        if (!isAmbientContext) return declaration2;
        if (!node.declare && (kind === "using" || kind === "await using")) {
          this.raiseOverwrite(TSErrors.UsingDeclarationInAmbientContext, node, kind);
          return declaration2;
        }
        for (const {
          id,
          init
        } of declaration2.declarations) {
          if (!init) continue;
          if (kind === "var" || kind === "let" || !!id.typeAnnotation) {
            this.raise(TSErrors.InitializerNotAllowedInAmbientContext, init);
          } else if (!isValidAmbientConstInitializer(init, this.hasPlugin("estree"))) {
            this.raise(TSErrors.ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference, init);
          }
        }
        return declaration2;
      }
      parseStatementContent(flags, decorators) {
        if (!this.state.containsEsc) {
          switch (this.state.type) {
            case 75: {
              if (this.isLookaheadContextual("enum")) {
                const node = this.startNode();
                this.expect(75);
                return this.tsParseEnumDeclaration(node, {
                  const: true
                });
              }
              break;
            }
            case 125:
            case 126: {
              if (this.nextTokenIsIdentifierAndNotTSRelationalOperatorOnSameLine()) {
                const token = this.state.type;
                const node = this.startNode();
                this.next();
                const declaration2 = token === 126 ? this.tsTryParseDeclare(node) : this.tsParseAbstractDeclaration(node, decorators);
                if (declaration2) {
                  if (token === 126) {
                    declaration2.declare = true;
                  }
                  return declaration2;
                } else {
                  node.expression = this.createIdentifier(this.startNodeAt(node.loc.start), token === 126 ? "declare" : "abstract");
                  this.semicolon(false);
                  return this.finishNode(node, "ExpressionStatement");
                }
              }
              break;
            }
            case 127:
              return this.tsParseEnumDeclaration(this.startNode());
            case 113: {
              const nextCh = this.lookaheadCharCode();
              if (nextCh === 123) {
                const node = this.startNode();
                return this.tsParseAmbientExternalModuleDeclaration(node);
              }
              break;
            }
            case 130: {
              const result = this.tsParseInterfaceDeclaration(this.startNode());
              if (result) return result;
              break;
            }
            case 128: {
              if (this.nextTokenIsIdentifierOrStringLiteralOnSameLine()) {
                const node = this.startNode();
                this.next();
                return this.tsParseDeclaration(node, 128, false, decorators);
              }
              break;
            }
            case 129: {
              if (this.nextTokenIsIdentifierOnSameLine()) {
                const node = this.startNode();
                this.next();
                return this.tsParseDeclaration(node, 129, false, decorators);
              }
              break;
            }
            case 131: {
              if (this.nextTokenIsIdentifierOnSameLine()) {
                const node = this.startNode();
                this.next();
                return this.tsParseTypeAliasDeclaration(node);
              }
              break;
            }
          }
        }
        return super.parseStatementContent(flags, decorators);
      }
      parseAccessModifier() {
        return this.tsParseModifier(["public", "protected", "private"]);
      }
      tsHasSomeModifiers(member3, modifiers) {
        return modifiers.some((modifier) => {
          if (tsIsAccessModifier(modifier)) {
            return member3.accessibility === modifier;
          }
          return !!member3[modifier];
        });
      }
      tsIsStartOfStaticBlocks() {
        return this.isContextual(107) && this.lookaheadCharCode() === 123;
      }
      parseClassMember(classBody, member3, state) {
        const modifiers = ["declare", "private", "public", "protected", "override", "abstract", "readonly", "static"];
        this.tsParseModifiers({
          allowedModifiers: modifiers,
          disallowedModifiers: ["in", "out"],
          stopOnStartOfClassStaticBlock: true,
          errorTemplate: TSErrors.InvalidModifierOnTypeParameterPositions
        }, member3);
        const callParseClassMemberWithIsStatic = () => {
          if (this.tsIsStartOfStaticBlocks()) {
            this.next();
            this.next();
            if (this.tsHasSomeModifiers(member3, modifiers)) {
              this.raise(TSErrors.StaticBlockCannotHaveModifier, this.state.curPosition());
            }
            super.parseClassStaticBlock(classBody, member3);
          } else {
            this.parseClassMemberWithIsStatic(classBody, member3, state, !!member3.static);
          }
        };
        if (member3.declare) {
          this.tsInAmbientContext(callParseClassMemberWithIsStatic);
        } else {
          callParseClassMemberWithIsStatic();
        }
      }
      parseClassMemberWithIsStatic(classBody, member3, state, isStatic) {
        const idx = this.tsTryParseIndexSignature(member3);
        if (idx) {
          classBody.body.push(idx);
          if (member3.abstract) {
            this.raise(TSErrors.IndexSignatureHasAbstract, member3);
          }
          if (member3.accessibility) {
            this.raise(TSErrors.IndexSignatureHasAccessibility, member3, {
              modifier: member3.accessibility
            });
          }
          if (member3.declare) {
            this.raise(TSErrors.IndexSignatureHasDeclare, member3);
          }
          if (member3.override) {
            this.raise(TSErrors.IndexSignatureHasOverride, member3);
          }
          return;
        }
        if (!this.state.inAbstractClass && member3.abstract) {
          this.raise(TSErrors.NonAbstractClassHasAbstractMethod, member3);
        }
        if (member3.override) {
          if (!state.hadSuperClass) {
            this.raise(TSErrors.OverrideNotInSubClass, member3);
          }
        }
        super.parseClassMemberWithIsStatic(classBody, member3, state, isStatic);
      }
      parsePostMemberNameModifiers(methodOrProp) {
        const optional2 = this.eat(17);
        if (optional2) methodOrProp.optional = true;
        if (methodOrProp.readonly && this.match(10)) {
          this.raise(TSErrors.ClassMethodHasReadonly, methodOrProp);
        }
        if (methodOrProp.declare && this.match(10)) {
          this.raise(TSErrors.ClassMethodHasDeclare, methodOrProp);
        }
      }
      shouldParseExportDeclaration() {
        if (this.tsIsDeclarationStart()) return true;
        return super.shouldParseExportDeclaration();
      }
      parseConditional(expr, startLoc, refExpressionErrors) {
        if (!this.match(17)) return expr;
        if (this.state.maybeInArrowParameters) {
          const nextCh = this.lookaheadCharCode();
          if (nextCh === 44 || nextCh === 61 || nextCh === 58 || nextCh === 41) {
            this.setOptionalParametersError(refExpressionErrors);
            return expr;
          }
        }
        const startPos = this.offsetToSourcePos(startLoc.index);
        const isRestricted = this.tsIsArrowReturnTypeRestrictedAt(startPos);
        const allowsReturnType = isRestricted && this.state.tsArrowReturnTypeAllowed;
        this.next();
        const node = this.startNodeAt(startLoc);
        node.test = expr;
        node.consequent = this.tsParseWithRestrictedArrowReturnType(() => this.parseMaybeAssignAllowIn());
        this.expect(14);
        node.alternate = isRestricted ? this.tsParseWithRestrictedArrowReturnType(() => this.parseMaybeAssign(), allowsReturnType) : this.parseMaybeAssign();
        return this.finishNode(node, "ConditionalExpression");
      }
      tsIsArrowReturnTypeRestrictedAt(sourcePos) {
        return this.state.tsArrowReturnTypeRestrictionAt === sourcePos;
      }
      tsRestrictArrowReturnTypeAt(sourcePos, allowsReturnType, genericParams = false) {
        this.state.tsArrowReturnTypeRestrictionAt = sourcePos;
        this.state.tsArrowReturnTypeAllowed = allowsReturnType;
        this.state.tsGenericArrowParams = genericParams;
      }
      tsParseWithRestrictedArrowReturnType(parse3, allowsReturnType = false, genericParams = false) {
        const oldAllowed = this.state.tsArrowReturnTypeAllowed;
        const oldGeneric = this.state.tsGenericArrowParams;
        const oldStart = this.state.tsArrowReturnTypeRestrictionAt;
        this.tsRestrictArrowReturnTypeAt(this.state.start, allowsReturnType, genericParams);
        const result = parse3();
        this.state.tsArrowReturnTypeRestrictionAt = oldStart;
        this.state.tsArrowReturnTypeAllowed = oldAllowed;
        this.state.tsGenericArrowParams = oldGeneric;
        return result;
      }
      parseParenItem(node, startLoc) {
        const newNode = super.parseParenItem(node, startLoc);
        if (this.eat(17)) {
          newNode.optional = true;
          this.resetEndLocation(node);
        }
        if (this.match(14)) {
          const typeCastNode = this.startNodeAt(startLoc);
          typeCastNode.expression = node;
          typeCastNode.typeAnnotation = this.tsParseTypeAnnotation();
          return this.finishNode(typeCastNode, "TSTypeCastExpression");
        }
        return node;
      }
      parseExportDeclaration(node) {
        if (!this.state.isAmbientContext && this.isContextual(126)) {
          return this.tsInAmbientContext(() => this.parseExportDeclaration(node));
        }
        const startLoc = this.state.startLoc;
        const isDeclare = this.eatContextual(126);
        if (isDeclare && (this.isContextual(126) || !this.shouldParseExportDeclaration())) {
          throw this.raise(TSErrors.ExpectedAmbientAfterExportDeclare, this.state.startLoc);
        }
        const isIdentifier = tokenIsIdentifier(this.state.type);
        const declaration2 = isIdentifier && this.tsTryParseExportDeclaration() || super.parseExportDeclaration(node);
        if (!declaration2) return null;
        if (declaration2.type === "TSInterfaceDeclaration" || declaration2.type === "TSTypeAliasDeclaration" || isDeclare) {
          node.exportKind = "type";
        }
        if (isDeclare && declaration2.type !== "TSImportEqualsDeclaration") {
          this.resetStartLocation(declaration2, startLoc);
          declaration2.declare = true;
        }
        return declaration2;
      }
      parseClassId(node, isStatement, optionalId, bindingType) {
        if ((!isStatement || optionalId) && this.isContextual(114)) {
          return;
        }
        super.parseClassId(node, isStatement, optionalId, node.declare ? 1024 : 8331);
        const typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutConstModifiers);
        if (typeParameters) node.typeParameters = typeParameters;
      }
      parseClassPropertyAnnotation(node) {
        if (!node.optional) {
          if (this.eat(35)) {
            node.definite = true;
          } else if (this.eat(17)) {
            node.optional = true;
          }
        }
        const type = this.tsTryParseTypeAnnotation();
        if (type) node.typeAnnotation = type;
      }
      parseClassProperty(node) {
        this.parseClassPropertyAnnotation(node);
        if (this.state.isAmbientContext && !(node.readonly && !node.typeAnnotation) && this.match(29)) {
          this.raise(TSErrors.DeclareClassFieldHasInitializer, this.state.startLoc);
        }
        if (node.abstract && this.match(29)) {
          const {
            key
          } = node;
          this.raise(TSErrors.AbstractPropertyHasInitializer, this.state.startLoc, {
            propertyName: key.type === "Identifier" && !node.computed ? key.name : `[${this.input.slice(this.offsetToSourcePos(key.start), this.offsetToSourcePos(key.end))}]`
          });
        }
        return super.parseClassProperty(node);
      }
      parseClassPrivateProperty(node) {
        if (node.abstract) {
          this.raise(TSErrors.PrivateElementHasAbstract, node);
        }
        if (node.accessibility) {
          this.raise(TSErrors.PrivateElementHasAccessibility, node, {
            modifier: node.accessibility
          });
        }
        this.parseClassPropertyAnnotation(node);
        return super.parseClassPrivateProperty(node);
      }
      parseClassAccessorProperty(node) {
        this.parseClassPropertyAnnotation(node);
        if (node.optional) {
          this.raise(TSErrors.AccessorCannotBeOptional, node);
        }
        return super.parseClassAccessorProperty(node);
      }
      pushClassMethod(classBody, method, isGenerator, isAsync, isConstructor, allowsDirectSuper) {
        const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
        if (typeParameters && isConstructor) {
          this.raise(TSErrors.ConstructorHasTypeParameters, typeParameters);
        }
        const {
          declare: declare2 = false,
          kind
        } = method;
        if (declare2 && (kind === "get" || kind === "set")) {
          this.raise(TSErrors.DeclareAccessor, method, {
            kind
          });
        }
        if (typeParameters) method.typeParameters = typeParameters;
        super.pushClassMethod(classBody, method, isGenerator, isAsync, isConstructor, allowsDirectSuper);
      }
      pushClassPrivateMethod(classBody, method, isGenerator, isAsync) {
        const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
        if (typeParameters) method.typeParameters = typeParameters;
        super.pushClassPrivateMethod(classBody, method, isGenerator, isAsync);
      }
      declareClassPrivateMethodInScope(node, kind) {
        if (node.type === "TSDeclareMethod") return;
        if (node.type === "MethodDefinition" && node.value.body == null) {
          return;
        }
        super.declareClassPrivateMethodInScope(node, kind);
      }
      parseClassSuper(node) {
        super.parseClassSuper(node);
        if (node.superClass) {
          if (node.superClass.type === "TSInstantiationExpression") {
            const tsInstantiationExpression = node.superClass;
            const superClass2 = tsInstantiationExpression.expression;
            this.takeSurroundingComments(superClass2, superClass2.start, superClass2.end);
            const superTypeArguments = tsInstantiationExpression.typeParameters;
            this.takeSurroundingComments(superTypeArguments, superTypeArguments.start, superTypeArguments.end);
            node.superClass = superClass2;
            node.superTypeParameters = superTypeArguments;
          } else if (this.match(47) || this.match(51)) {
            node.superTypeParameters = this.tsParseTypeArgumentsInExpression();
          }
        }
        if (this.eatContextual(114)) {
          node.implements = this.tsParseHeritageClause("implements");
        }
      }
      parseObjPropValue(prop, startLoc, isGenerator, isAsync, isPattern, isAccessor, refExpressionErrors) {
        const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
        if (typeParameters) prop.typeParameters = typeParameters;
        return super.parseObjPropValue(prop, startLoc, isGenerator, isAsync, isPattern, isAccessor, refExpressionErrors);
      }
      parseFunctionParams(node, isConstructor) {
        const typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier);
        if (typeParameters) node.typeParameters = typeParameters;
        super.parseFunctionParams(node, isConstructor);
      }
      parseVarId(decl, kind) {
        super.parseVarId(decl, kind);
        if (decl.id.type === "Identifier" && !this.hasPrecedingLineBreak() && this.eat(35)) {
          decl.definite = true;
        }
        const type = this.tsTryParseTypeAnnotation();
        if (type) {
          decl.id.typeAnnotation = type;
          this.resetEndLocation(decl.id);
        }
      }
      parseMaybeAssign(refExpressionErrors, afterLeftParse) {
        const startPos = this.state.start;
        if (!this.tsIsArrowReturnTypeRestrictedAt(startPos)) {
          return this.tsParseMaybeAssign(refExpressionErrors, afterLeftParse);
        }
        const oldStart = this.state.tsArrowReturnTypeRestrictionAt;
        const oldAllowed = this.state.tsArrowReturnTypeAllowed;
        const oldGeneric = this.state.tsGenericArrowParams;
        const node = this.match(10) || this.match(47) || this.isContextual(96) ? this.tsParseMaybeArrowWithRestrictedReturnType(startPos, refExpressionErrors, afterLeftParse) : this.tsParseMaybeAssign(refExpressionErrors, afterLeftParse);
        this.state.tsArrowReturnTypeRestrictionAt = oldStart;
        this.state.tsArrowReturnTypeAllowed = oldAllowed;
        this.state.tsGenericArrowParams = oldGeneric;
        return node;
      }
      tsParseWithDeferredArrowErrors(parse3) {
        if (this.optionFlags & 2048) return parse3();
        this.optionFlags |= 2048;
        try {
          return parse3();
        } finally {
          this.optionFlags &= ~2048;
        }
      }
      tsShouldKeepArrowErrorAt(error, startPos) {
        if (!this.tsIsArrowReturnTypeRestrictedAt(startPos)) return false;
        const returnTypeStart = this.tsArrowReturnTypeAt.get(startPos);
        return returnTypeStart !== void 0 && !tsIsInvalidArrowParamsError(error, returnTypeStart);
      }
      tsParseMaybeArrowWithRestrictedReturnType(startPos, refExpressionErrors, afterLeftParse) {
        if (!this.noArrowAt.has(startPos)) {
          const allowsReturnType = this.state.tsArrowReturnTypeAllowed;
          const parse3 = () => this.tsParseMaybeAssign(refExpressionErrors, afterLeftParse);
          let state = this.state.clone();
          const {
            tokensLength
          } = state;
          this.tsArrowReturnTypeAt.delete(startPos);
          let result = this.tryParse(parse3, state);
          const returnTypeStart = this.tsArrowReturnTypeAt.get(startPos);
          if (result.thrown && returnTypeStart !== void 0 && !tsIsInvalidArrowParamsError(result.error, returnTypeStart) && !(this.optionFlags & 2048)) {
            state = this.state.clone();
            this.optionFlags |= 2048;
            try {
              result = this.tryParse(parse3, state);
            } finally {
              this.optionFlags &= ~2048;
            }
          }
          if (result.thrown) {
            if (!this.tsArrowReturnTypeAt.has(startPos)) throw result.error;
          } else {
            var _node$extra2;
            if (result.error) this.state = result.failState;
            const node = result.node;
            if (node.type !== "ArrowFunctionExpression" || !node.returnType || (_node$extra2 = node.extra) != null && _node$extra2.parenthesized) {
              return node;
            }
            const {
              start: start2
            } = node.returnType;
            const hasInvalidParams = result.error != null && this.state.errors.slice(state.errors.length).some((error) => tsIsInvalidArrowParamsError(error, start2));
            const isUnambiguous = node.typeParameters ? this.hasPlugin("jsx") : tsHasUnambiguousArrowParams(node.params);
            if (!hasInvalidParams && (allowsReturnType || this.match(14)) || isUnambiguous && !(hasInvalidParams && node.async)) {
              if (result.error && !(this.optionFlags & 2048)) {
                throw result.error;
              }
              return node;
            }
          }
          this.noArrowAt.add(startPos);
          this.state = state;
          this.state.tokensLength = tokensLength;
        }
        return this.tsParseMaybeAssign(refExpressionErrors, afterLeftParse);
      }
      tsParseMaybeAssign(refExpressionErrors, afterLeftParse) {
        var _jsx, _jsx2, _typeCast, _jsx3, _typeCast2;
        let state;
        let jsx2;
        let typeCast;
        if (this.hasPlugin("jsx") && (this.match(144) || this.match(47))) {
          state = this.state.clone();
          jsx2 = this.tryParse(() => super.parseMaybeAssign(refExpressionErrors, afterLeftParse), state);
          if (!jsx2.error) return jsx2.node;
          const {
            context
          } = this.state;
          const currentContext = context[context.length - 1];
          if (currentContext === types.j_oTag || currentContext === types.j_expr) {
            context.pop();
          }
        }
        if (!((_jsx = jsx2) != null && _jsx.error) && !this.match(47)) {
          return super.parseMaybeAssign(refExpressionErrors, afterLeftParse);
        }
        if (!state || state === this.state) state = this.state.clone();
        let typeParameters;
        const arrow = this.tryParse((abort) => {
          var _expr$extra, _typeParameters;
          const startPos = this.state.start;
          if (this.noArrowAt.has(startPos)) abort();
          const allowsReturnType = !this.match(47) || this.state.tsArrowReturnTypeAllowed;
          const isRestricted = this.tsIsArrowReturnTypeRestrictedAt(startPos);
          typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier);
          let expr;
          if (isRestricted) {
            const paramsStartPos = this.state.start;
            this.tsArrowReturnTypeAt.delete(paramsStartPos);
            try {
              expr = this.tsParseWithRestrictedArrowReturnType(() => super.parseMaybeAssign(refExpressionErrors, afterLeftParse), allowsReturnType, true);
            } finally {
              const returnTypeStart = this.tsArrowReturnTypeAt.get(paramsStartPos);
              if (returnTypeStart !== void 0) {
                this.tsArrowReturnTypeAt.set(startPos, returnTypeStart);
              }
            }
          } else {
            expr = super.parseMaybeAssign(refExpressionErrors, afterLeftParse);
          }
          if (expr.type !== "ArrowFunctionExpression" || (_expr$extra = expr.extra) != null && _expr$extra.parenthesized) {
            abort();
          }
          if (((_typeParameters = typeParameters) == null ? void 0 : _typeParameters.params.length) !== 0) {
            this.resetStartLocationFromNode(expr, typeParameters);
          }
          expr.typeParameters = typeParameters;
          return expr;
        }, state);
        if (jsx2 && arrow.node && arrow.error && !(this.optionFlags & 2048)) {
          throw arrow.error;
        }
        if (arrow.error && this.tsShouldKeepArrowErrorAt(arrow.error, state.start)) {
          if (!arrow.node) throw arrow.error;
          this.state = arrow.failState;
          if (typeParameters) this.reportReservedArrowTypeParam(typeParameters);
          return arrow.node;
        }
        if (!arrow.error && !arrow.aborted) {
          if (typeParameters) this.reportReservedArrowTypeParam(typeParameters);
          return arrow.node;
        }
        if (!jsx2) {
          assert(!this.hasPlugin("jsx"));
          typeCast = this.tryParse(() => super.parseMaybeAssign(refExpressionErrors, afterLeftParse), state);
          if (!typeCast.error) return typeCast.node;
        }
        if ((_jsx2 = jsx2) != null && _jsx2.node) {
          this.state = jsx2.failState;
          return jsx2.node;
        }
        if (arrow.node) {
          this.state = arrow.failState;
          if (typeParameters) this.reportReservedArrowTypeParam(typeParameters);
          return arrow.node;
        }
        if ((_typeCast = typeCast) != null && _typeCast.node) {
          this.state = typeCast.failState;
          return typeCast.node;
        }
        throw ((_jsx3 = jsx2) == null ? void 0 : _jsx3.error) || arrow.error || ((_typeCast2 = typeCast) == null ? void 0 : _typeCast2.error);
      }
      reportReservedArrowTypeParam(node) {
        var _node$extra3;
        if (node.params.length === 1 && !node.params[0].constraint && !((_node$extra3 = node.extra) != null && _node$extra3.trailingComma) && this.getPluginOption("typescript", "disallowAmbiguousJSXLike")) {
          this.raise(TSErrors.ReservedArrowTypeParam, node);
        }
      }
      parseMaybeUnary(refExpressionErrors, sawUnary) {
        if (!this.hasPlugin("jsx") && this.match(47)) {
          return this.tsParseTypeAssertion();
        }
        return super.parseMaybeUnary(refExpressionErrors, sawUnary);
      }
      parseArrow(node) {
        if (this.match(14)) {
          const startPos = this.offsetToSourcePos(node.start);
          if (this.noArrowAt.has(startPos)) return;
          const returnTypeStart = this.sourceToOffsetPos(this.state.start);
          const result = this.tryParse((abort) => {
            const returnType = this.tsParseTypeOrTypePredicateAnnotation(14);
            if (this.canInsertSemicolon() || !this.match(19)) abort();
            return returnType;
          });
          if (result.aborted) return;
          if (!result.thrown) {
            if (result.error) this.state = result.failState;
            node.returnType = result.node;
            if (this.tsIsArrowReturnTypeRestrictedAt(startPos)) {
              this.tsArrowReturnTypeAt.set(startPos, returnTypeStart);
            }
          }
        }
        return super.parseArrow(node);
      }
      parseFunctionParamType(param) {
        if (this.eat(17)) {
          param.optional = true;
        }
        const type = this.tsTryParseTypeAnnotation();
        if (type) param.typeAnnotation = type;
        this.resetEndLocation(param);
        return param;
      }
      isAssignable(node, isBinding) {
        switch (node.type) {
          case "TSTypeCastExpression":
            return this.isAssignable(node.expression, isBinding);
          case "TSParameterProperty":
            return true;
          default:
            return super.isAssignable(node, isBinding);
        }
      }
      toAssignable(node, isLHS = false) {
        if (tsIsTypeCast(node)) {
          if (isLHS) {
            this.expressionScope.recordArrowParameterBindingError(TSErrors.UnexpectedTypeCastInParameter, node);
          } else {
            this.raiseOnce(TSErrors.UnexpectedTypeCastInParameter, node);
          }
          this.toAssignable(node.expression, isLHS);
          return;
        }
        switch (node.type) {
          case "ParenthesizedExpression":
            this.toAssignableParenthesizedExpression(node, isLHS);
            break;
          case "AssignmentExpression":
            if (!isLHS && node.left.type === "TSTypeCastExpression") {
              node.left = this.typeCastToParameter(node.left);
            }
          default:
            super.toAssignable(node, isLHS);
        }
      }
      toAssignableParenthesizedExpression(node, isLHS) {
        if (tsIsTypeCast(node.expression) || node.expression.type === "ParenthesizedExpression") {
          this.toAssignable(node.expression, isLHS);
        } else {
          super.toAssignable(node, isLHS);
        }
      }
      checkToRestConversion(node, allowPattern) {
        if (tsIsTypeCast(node)) {
          this.checkToRestConversion(node.expression, false);
        } else {
          super.checkToRestConversion(node, allowPattern);
        }
      }
      isValidLVal(type, disallowCallExpression, isUnparenthesizedInAssign, binding) {
        switch (type) {
          case "TSTypeCastExpression":
            return true;
          case "TSParameterProperty":
            return "parameter";
          case "TSNonNullExpression":
            return "expression";
          case "TSAsExpression":
          case "TSSatisfiesExpression":
          case "TSTypeAssertion":
            return (binding !== 64 || !isUnparenthesizedInAssign) && ["expression", true];
          default:
            return super.isValidLVal(type, disallowCallExpression, isUnparenthesizedInAssign, binding);
        }
      }
      parseBindingAtom() {
        if (this.state.type === 78) {
          return this.parseIdentifier(true);
        }
        return super.parseBindingAtom();
      }
      parseMaybeDecoratorArguments(expr, startLoc) {
        if (this.match(47) || this.match(51)) {
          const typeArguments = this.tsParseTypeArgumentsInExpression();
          if (this.match(10)) {
            const call = super.parseMaybeDecoratorArguments(expr, startLoc);
            call.typeParameters = typeArguments;
            return call;
          }
          this.unexpected(null, 10);
        }
        return super.parseMaybeDecoratorArguments(expr, startLoc);
      }
      checkCommaAfterRest(close) {
        if (this.state.isAmbientContext && this.match(12) && this.lookaheadCharCode() === close) {
          this.next();
          return false;
        }
        return super.checkCommaAfterRest(close);
      }
      isClassMethod() {
        return this.match(47) || super.isClassMethod();
      }
      isClassProperty() {
        return this.match(35) || this.match(14) || super.isClassProperty();
      }
      parseMaybeDefault(startLoc, left) {
        const node = super.parseMaybeDefault(startLoc, left);
        if (node.type === "AssignmentPattern" && node.typeAnnotation && node.right.start < node.typeAnnotation.start) {
          this.raise(TSErrors.TypeAnnotationAfterAssign, node.typeAnnotation);
        }
        return node;
      }
      getTokenFromCode(code2) {
        if (this.state.inType) {
          if (code2 === 62) {
            this.finishOp(48, 1);
            return;
          }
          if (code2 === 60) {
            this.finishOp(47, 1);
            return;
          }
        }
        super.getTokenFromCode(code2);
      }
      reScan_lt_gt() {
        const {
          type
        } = this.state;
        if (type === 47) {
          this.state.pos -= 1;
          this.readToken_lt();
        } else if (type === 48) {
          this.state.pos -= 1;
          this.readToken_gt();
        }
      }
      reScan_lt() {
        const {
          type
        } = this.state;
        if (type === 51) {
          this.state.pos -= 2;
          this.finishOp(47, 1);
          return 47;
        }
        return type;
      }
      toAssignableListItem(exprList, index, isLHS) {
        const node = exprList[index];
        if (node.type === "TSTypeCastExpression") {
          exprList[index] = this.typeCastToParameter(node);
        }
        super.toAssignableListItem(exprList, index, isLHS);
      }
      typeCastToParameter(node) {
        node.expression.typeAnnotation = node.typeAnnotation;
        this.resetEndLocation(node.expression, node.typeAnnotation.loc.end);
        return node.expression;
      }
      shouldParseArrow(params) {
        if (this.match(14)) {
          return params.every((expr) => this.isAssignable(expr, true));
        }
        return super.shouldParseArrow(params);
      }
      parseAsyncArrowHead(startLoc) {
        if (!this.match(14)) return super.parseAsyncArrowHead(startLoc);
        const returnTypeStart = this.sourceToOffsetPos(this.state.start);
        const result = this.tryParse((abort) => {
          const returnType = this.tsParseTypeAnnotation();
          if (!this.match(19)) abort();
          return returnType;
        });
        if (result.aborted || result.thrown) return void 0;
        if (result.error) this.state = result.failState;
        const startPos = this.offsetToSourcePos(startLoc.index);
        if (this.tsIsArrowReturnTypeRestrictedAt(startPos)) {
          this.tsArrowReturnTypeAt.set(startPos, returnTypeStart);
        }
        const node = this.startNodeAt(startLoc);
        node.returnType = result.node;
        return node;
      }
      atPossibleAsyncArrow(base2) {
        return super.atPossibleAsyncArrow(base2) && !this.noArrowAt.has(this.offsetToSourcePos(base2.start));
      }
      parseMaybeConditional(refExpressionErrors) {
        if (!this.tsIsArrowReturnTypeRestrictedAt(this.state.start)) {
          return super.parseMaybeConditional(refExpressionErrors);
        }
        const allowsReturnType = this.state.tsArrowReturnTypeAllowed;
        const expr = super.parseMaybeConditional(refExpressionErrors);
        if (tokenIsAssignment(this.state.type)) {
          this.tsRestrictArrowReturnTypeAt(this.nextTokenStart(), allowsReturnType);
        }
        return expr;
      }
      parseArrowExpression(node, params, isAsync, trailingCommaLoc) {
        const startPos = this.offsetToSourcePos(node.start);
        if (this.tsIsArrowReturnTypeRestrictedAt(startPos)) {
          const genericParams = this.state.tsGenericArrowParams;
          const parse3 = () => super.parseArrowExpression(node, params, isAsync, trailingCommaLoc);
          return this.tsParseWithRestrictedArrowReturnType(genericParams && node.returnType ? () => this.tsParseWithDeferredArrowErrors(parse3) : parse3, this.state.tsArrowReturnTypeAllowed || !genericParams && tsHasUnambiguousArrowParams(params));
        }
        return super.parseArrowExpression(node, params, isAsync, trailingCommaLoc);
      }
      canHaveLeadingDecorator() {
        return super.canHaveLeadingDecorator() || this.isAbstractClass();
      }
      jsxParseOpeningElementAfterName(node) {
        if (this.match(47) || this.match(51)) {
          const typeArguments = this.tsTryParseAndCatch(() => this.tsParseTypeArgumentsInExpression());
          if (typeArguments) {
            node.typeParameters = typeArguments;
          }
        }
        return super.jsxParseOpeningElementAfterName(node);
      }
      getGetterSetterExpectedParamCount(method) {
        const baseCount = super.getGetterSetterExpectedParamCount(method);
        const params = this.getObjectOrClassMethodParams(method);
        const firstParam = params[0];
        const hasContextParam = firstParam && this.isThisParam(firstParam);
        return hasContextParam ? baseCount + 1 : baseCount;
      }
      parseCatchClauseParam() {
        const param = super.parseCatchClauseParam();
        const type = this.tsTryParseTypeAnnotation();
        if (type) {
          param.typeAnnotation = type;
          this.resetEndLocation(param);
        }
        return param;
      }
      tsInAmbientContext(cb) {
        const {
          isAmbientContext: oldIsAmbientContext,
          strict: oldStrict
        } = this.state;
        this.state.isAmbientContext = true;
        this.state.strict = false;
        try {
          return cb();
        } finally {
          this.state.isAmbientContext = oldIsAmbientContext;
          this.state.strict = oldStrict;
        }
      }
      parseClass(node, isStatement, optionalId) {
        const oldInAbstractClass = this.state.inAbstractClass;
        this.state.inAbstractClass = !!node.abstract;
        try {
          return super.parseClass(node, isStatement, optionalId);
        } finally {
          this.state.inAbstractClass = oldInAbstractClass;
        }
      }
      tsParseAbstractDeclaration(node, decorators) {
        if (this.match(80)) {
          node.abstract = true;
          return this.maybeTakeDecorators(decorators, this.parseClass(node, true, false));
        } else if (this.isContextual(130)) {
          if (!this.hasFollowingLineBreak()) {
            node.abstract = true;
            this.raise(TSErrors.NonClassMethodPropertyHasAbstractModifier, node);
            return this.tsParseInterfaceDeclaration(node);
          } else {
            return null;
          }
        }
        throw this.unexpected(null, 80);
      }
      parseMethod(node, isGenerator, isAsync, isConstructor, allowDirectSuper, type, inClassScope) {
        const method = super.parseMethod(node, isGenerator, isAsync, isConstructor, allowDirectSuper, type, inClassScope);
        if (method.abstract || method.type === "TSAbstractMethodDefinition") {
          const hasEstreePlugin = this.hasPlugin("estree");
          const methodFn = hasEstreePlugin ? method.value : method;
          if (methodFn.body) {
            const {
              key
            } = method;
            this.raise(TSErrors.AbstractMethodHasImplementation, method, {
              methodName: key.type === "Identifier" && !method.computed ? key.name : `[${this.input.slice(this.offsetToSourcePos(key.start), this.offsetToSourcePos(key.end))}]`
            });
          }
        }
        return method;
      }
      tsParseTypeParameterName() {
        const typeName2 = this.parseIdentifier();
        return typeName2.name;
      }
      shouldParseAsAmbientContext() {
        return !!this.getPluginOption("typescript", "dts");
      }
      parse() {
        if (this.shouldParseAsAmbientContext()) {
          this.state.isAmbientContext = true;
        }
        return super.parse();
      }
      getExpression() {
        if (this.shouldParseAsAmbientContext()) {
          this.state.isAmbientContext = true;
        }
        return super.getExpression();
      }
      parseExportSpecifier(node, isString, isInTypeExport, isMaybeTypeOnly) {
        if (!isString && isMaybeTypeOnly) {
          this.parseTypeOnlyImportExportSpecifier(node, false, isInTypeExport);
          return this.finishNode(node, "ExportSpecifier");
        }
        node.exportKind = "value";
        return super.parseExportSpecifier(node, isString, isInTypeExport, isMaybeTypeOnly);
      }
      parseImportSpecifier(specifier, importedIsString, isInTypeOnlyImport, isMaybeTypeOnly, bindingType) {
        if (!importedIsString && isMaybeTypeOnly) {
          this.parseTypeOnlyImportExportSpecifier(specifier, true, isInTypeOnlyImport);
          return this.finishNode(specifier, "ImportSpecifier");
        }
        specifier.importKind = "value";
        return super.parseImportSpecifier(specifier, importedIsString, isInTypeOnlyImport, isMaybeTypeOnly, isInTypeOnlyImport ? 4098 : 4096);
      }
      parseTypeOnlyImportExportSpecifier(node, isImport, isInTypeOnlyImportExport) {
        const leftOfAsKey = isImport ? "imported" : "local";
        const rightOfAsKey = isImport ? "local" : "exported";
        let leftOfAs = node[leftOfAsKey];
        let rightOfAs;
        let hasTypeSpecifier = false;
        let canParseAsKeyword = true;
        const loc = leftOfAs.loc.start;
        if (this.isContextual(94)) {
          const firstAs = this.parseIdentifier();
          if (this.isContextual(94)) {
            const secondAs = this.parseIdentifier();
            if (isImport ? tokenIsKeywordOrIdentifier(this.state.type) : this.tsIsStartOfModuleExportName()) {
              hasTypeSpecifier = true;
              leftOfAs = firstAs;
              rightOfAs = isImport ? this.parseIdentifier() : this.parseModuleExportName();
              canParseAsKeyword = false;
            } else {
              rightOfAs = secondAs;
              canParseAsKeyword = false;
            }
          } else if (isImport ? tokenIsKeywordOrIdentifier(this.state.type) : this.tsIsStartOfModuleExportName()) {
            canParseAsKeyword = false;
            rightOfAs = isImport ? this.parseIdentifier() : this.parseModuleExportName();
          } else {
            hasTypeSpecifier = true;
            leftOfAs = firstAs;
          }
        } else if (this.tsIsStartOfModuleExportName()) {
          hasTypeSpecifier = true;
          if (isImport && !this.match(135)) {
            leftOfAs = this.parseIdentifier(true);
            if (!this.isContextual(94)) {
              this.checkReservedWord(leftOfAs.name, leftOfAs.loc.start, true, true);
            }
          } else {
            leftOfAs = this.parseModuleExportName();
          }
        }
        if (hasTypeSpecifier && isInTypeOnlyImportExport) {
          this.raise(isImport ? TSErrors.TypeModifierIsUsedInTypeImports : TSErrors.TypeModifierIsUsedInTypeExports, loc);
        }
        node[leftOfAsKey] = leftOfAs;
        node[rightOfAsKey] = rightOfAs;
        const kindKey = isImport ? "importKind" : "exportKind";
        node[kindKey] = hasTypeSpecifier ? "type" : "value";
        if (canParseAsKeyword && this.eatContextual(94)) {
          node[rightOfAsKey] = isImport ? this.parseIdentifier() : this.parseModuleExportName();
        }
        if (!node[rightOfAsKey]) {
          if (isImport && node[leftOfAsKey].type !== "Identifier") {
            throw this.raise(Errors.ImportBindingIsString, node, {
              importName: node[leftOfAsKey].value
            });
          }
          node[rightOfAsKey] = node[leftOfAsKey].type !== "Identifier" ? this.cloneStringLiteral(node[leftOfAsKey]) : this.cloneIdentifier(node[leftOfAsKey]);
        }
        if (isImport) {
          this.checkIdentifier(node[rightOfAsKey], hasTypeSpecifier ? 4098 : 4096);
        }
      }
      tsIsStartOfModuleExportName() {
        return tokenIsKeywordOrIdentifier(this.state.type) || this.match(135);
      }
      fillOptionalPropertiesForTSESLint(node) {
        var _node$phase, _node$directive, _node$decorators, _node$optional, _node$typeAnnotation, _node$accessibility, _node$decorators2, _node$override, _node$readonly, _node$static, _node$declare, _node$returnType, _node$typeParameters, _node$optional2, _node$optional3, _node$accessibility2, _node$readonly2, _node$static2, _node$declare2, _node$definite, _node$readonly3, _node$typeAnnotation2, _node$accessibility3, _node$decorators3, _node$override2, _node$optional4, _node$id, _node$abstract, _node$declare3, _node$decorators4, _node$implements, _node$superTypeArgume, _node$typeParameters2, _node$declare4, _node$definite2, _node$const, _node$declare5, _node$computed, _node$qualifier, _node$options, _node$declare6, _node$extends, _node$optional5, _node$readonly4, _node$declare7, _node$global, _node$const2, _node$in, _node$out;
        switch (node.type) {
          case "ImportDeclaration":
            (_node$phase = node.phase) != null ? _node$phase : node.phase = null;
            return;
          case "ExpressionStatement":
            (_node$directive = node.directive) != null ? _node$directive : node.directive = void 0;
            return;
          case "RestElement":
            node.value = void 0;
          case "Identifier":
          case "ArrayPattern":
          case "AssignmentPattern":
          case "ObjectPattern":
            (_node$decorators = node.decorators) != null ? _node$decorators : node.decorators = [];
            (_node$optional = node.optional) != null ? _node$optional : node.optional = false;
            (_node$typeAnnotation = node.typeAnnotation) != null ? _node$typeAnnotation : node.typeAnnotation = void 0;
            return;
          case "TSParameterProperty":
            (_node$accessibility = node.accessibility) != null ? _node$accessibility : node.accessibility = void 0;
            (_node$decorators2 = node.decorators) != null ? _node$decorators2 : node.decorators = [];
            (_node$override = node.override) != null ? _node$override : node.override = false;
            (_node$readonly = node.readonly) != null ? _node$readonly : node.readonly = false;
            (_node$static = node.static) != null ? _node$static : node.static = false;
            return;
          case "TSEmptyBodyFunctionExpression":
            node.body = null;
          case "TSDeclareFunction":
          case "FunctionDeclaration":
          case "FunctionExpression":
          case "ClassMethod":
          case "ClassPrivateMethod":
            (_node$declare = node.declare) != null ? _node$declare : node.declare = false;
            (_node$returnType = node.returnType) != null ? _node$returnType : node.returnType = void 0;
            (_node$typeParameters = node.typeParameters) != null ? _node$typeParameters : node.typeParameters = void 0;
            return;
          case "Property":
            (_node$optional2 = node.optional) != null ? _node$optional2 : node.optional = false;
            return;
          case "TSMethodSignature":
          case "TSPropertySignature":
            (_node$optional3 = node.optional) != null ? _node$optional3 : node.optional = false;
          case "TSIndexSignature":
            (_node$accessibility2 = node.accessibility) != null ? _node$accessibility2 : node.accessibility = void 0;
            (_node$readonly2 = node.readonly) != null ? _node$readonly2 : node.readonly = false;
            (_node$static2 = node.static) != null ? _node$static2 : node.static = false;
            return;
          case "TSAbstractPropertyDefinition":
          case "PropertyDefinition":
          case "TSAbstractAccessorProperty":
          case "AccessorProperty":
            (_node$declare2 = node.declare) != null ? _node$declare2 : node.declare = false;
            (_node$definite = node.definite) != null ? _node$definite : node.definite = false;
            (_node$readonly3 = node.readonly) != null ? _node$readonly3 : node.readonly = false;
            (_node$typeAnnotation2 = node.typeAnnotation) != null ? _node$typeAnnotation2 : node.typeAnnotation = void 0;
          case "TSAbstractMethodDefinition":
          case "MethodDefinition":
            (_node$accessibility3 = node.accessibility) != null ? _node$accessibility3 : node.accessibility = void 0;
            (_node$decorators3 = node.decorators) != null ? _node$decorators3 : node.decorators = [];
            (_node$override2 = node.override) != null ? _node$override2 : node.override = false;
            (_node$optional4 = node.optional) != null ? _node$optional4 : node.optional = false;
            return;
          case "ClassExpression":
            (_node$id = node.id) != null ? _node$id : node.id = null;
          case "ClassDeclaration":
            (_node$abstract = node.abstract) != null ? _node$abstract : node.abstract = false;
            (_node$declare3 = node.declare) != null ? _node$declare3 : node.declare = false;
            (_node$decorators4 = node.decorators) != null ? _node$decorators4 : node.decorators = [];
            (_node$implements = node.implements) != null ? _node$implements : node.implements = [];
            (_node$superTypeArgume = node.superTypeArguments) != null ? _node$superTypeArgume : node.superTypeArguments = void 0;
            (_node$typeParameters2 = node.typeParameters) != null ? _node$typeParameters2 : node.typeParameters = void 0;
            return;
          case "TSTypeAliasDeclaration":
          case "VariableDeclaration":
            (_node$declare4 = node.declare) != null ? _node$declare4 : node.declare = false;
            return;
          case "VariableDeclarator":
            (_node$definite2 = node.definite) != null ? _node$definite2 : node.definite = false;
            return;
          case "TSEnumDeclaration":
            (_node$const = node.const) != null ? _node$const : node.const = false;
            (_node$declare5 = node.declare) != null ? _node$declare5 : node.declare = false;
            return;
          case "TSEnumMember":
            (_node$computed = node.computed) != null ? _node$computed : node.computed = false;
            return;
          case "TSImportType":
            (_node$qualifier = node.qualifier) != null ? _node$qualifier : node.qualifier = null;
            (_node$options = node.options) != null ? _node$options : node.options = null;
            return;
          case "TSInterfaceDeclaration":
            (_node$declare6 = node.declare) != null ? _node$declare6 : node.declare = false;
            (_node$extends = node.extends) != null ? _node$extends : node.extends = [];
            return;
          case "TSMappedType":
            (_node$optional5 = node.optional) != null ? _node$optional5 : node.optional = false;
            (_node$readonly4 = node.readonly) != null ? _node$readonly4 : node.readonly = void 0;
            return;
          case "TSModuleDeclaration":
            (_node$declare7 = node.declare) != null ? _node$declare7 : node.declare = false;
            (_node$global = node.global) != null ? _node$global : node.global = node.kind === "global";
            return;
          case "TSTypeParameter":
            (_node$const2 = node.const) != null ? _node$const2 : node.const = false;
            (_node$in = node.in) != null ? _node$in : node.in = false;
            (_node$out = node.out) != null ? _node$out : node.out = false;
            return;
        }
      }
      chStartsBindingIdentifierAndNotRelationalOperator(ch, pos) {
        if (isIdentifierStart(ch)) {
          keywordAndTSRelationalOperator.lastIndex = pos;
          if (keywordAndTSRelationalOperator.test(this.input)) {
            const endCh = this.codePointAtPos(keywordAndTSRelationalOperator.lastIndex);
            if (!isIdentifierChar(endCh) && endCh !== 92) {
              return false;
            }
          }
          return true;
        } else if (ch === 92) {
          return true;
        } else {
          return false;
        }
      }
      nextTokenIsIdentifierAndNotTSRelationalOperatorOnSameLine() {
        const next2 = this.nextTokenInLineStart();
        const nextCh = this.codePointAtPos(next2);
        return this.chStartsBindingIdentifierAndNotRelationalOperator(nextCh, next2);
      }
      nextTokenIsIdentifierOrStringLiteralOnSameLine() {
        const next2 = this.nextTokenInLineStart();
        const nextCh = this.codePointAtPos(next2);
        return this.chStartsBindingIdentifier(nextCh, next2) || nextCh === 34 || nextCh === 39;
      }
    };
    function isPossiblyLiteralEnum(expression) {
      if (expression.type !== "MemberExpression") return false;
      const {
        computed: computed4,
        property
      } = expression;
      if (computed4 && property.type !== "StringLiteral" && (property.type !== "TemplateLiteral" || property.expressions.length > 0)) {
        return false;
      }
      return isUncomputedMemberExpressionChain(expression.object);
    }
    function isValidAmbientConstInitializer(expression, estree2) {
      var _expression$extra;
      const {
        type
      } = expression;
      if ((_expression$extra = expression.extra) != null && _expression$extra.parenthesized) {
        return false;
      }
      if (estree2) {
        if (type === "Literal") {
          const {
            value
          } = expression;
          if (typeof value === "string" || typeof value === "boolean") {
            return true;
          }
        }
      } else {
        if (type === "StringLiteral" || type === "BooleanLiteral") {
          return true;
        }
      }
      if (isNumber2(expression, estree2) || isNegativeNumber(expression, estree2)) {
        return true;
      }
      if (type === "TemplateLiteral" && expression.expressions.length === 0) {
        return true;
      }
      if (isPossiblyLiteralEnum(expression)) {
        return true;
      }
      return false;
    }
    function isNumber2(expression, estree2) {
      if (estree2) {
        return expression.type === "Literal" && (typeof expression.value === "number" || "bigint" in expression);
      }
      return expression.type === "NumericLiteral" || expression.type === "BigIntLiteral";
    }
    function isNegativeNumber(expression, estree2) {
      if (expression.type === "UnaryExpression") {
        const {
          operator,
          argument: argument2
        } = expression;
        if (operator === "-" && isNumber2(argument2, estree2)) {
          return true;
        }
      }
      return false;
    }
    function isUncomputedMemberExpressionChain(expression) {
      if (expression.type === "Identifier") return true;
      if (expression.type !== "MemberExpression" || expression.computed) {
        return false;
      }
      return isUncomputedMemberExpressionChain(expression.object);
    }
    var PlaceholderErrors = ParseErrorEnum`placeholders`({
      ClassNameIsRequired: "A class name is required.",
      UnexpectedSpace: "Unexpected space in placeholder."
    });
    var placeholders = (superClass) => class PlaceholdersParserMixin extends superClass {
      parsePlaceholder(expectedNode) {
        if (this.match(134)) {
          const node = this.startNode();
          this.next();
          this.assertNoSpace();
          node.name = super.parseIdentifier(true);
          this.assertNoSpace();
          this.expect(134);
          return this.finishPlaceholder(node, expectedNode);
        }
      }
      finishPlaceholder(node, expectedNode) {
        let placeholder = node;
        if (!placeholder.expectedNode || !placeholder.type) {
          placeholder = this.finishNode(placeholder, "Placeholder");
        }
        placeholder.expectedNode = expectedNode;
        return placeholder;
      }
      getTokenFromCode(code2) {
        if (code2 === 37 && this.input.charCodeAt(this.state.pos + 1) === 37) {
          this.finishOp(134, 2);
        } else {
          super.getTokenFromCode(code2);
        }
      }
      parseExprAtom(refExpressionErrors) {
        return this.parsePlaceholder("Expression") || super.parseExprAtom(refExpressionErrors);
      }
      parseIdentifier(liberal) {
        return this.parsePlaceholder("Identifier") || super.parseIdentifier(liberal);
      }
      checkReservedWord(word, startLoc, checkKeywords, isBinding) {
        if (word !== void 0) {
          super.checkReservedWord(word, startLoc, checkKeywords, isBinding);
        }
      }
      cloneIdentifier(node) {
        const cloned = super.cloneIdentifier(node);
        if (cloned.type === "Placeholder") {
          cloned.expectedNode = node.expectedNode;
        }
        return cloned;
      }
      cloneStringLiteral(node) {
        if (node.type === "Placeholder") {
          return this.cloneIdentifier(node);
        }
        return super.cloneStringLiteral(node);
      }
      parseBindingAtom() {
        return this.parsePlaceholder("Pattern") || super.parseBindingAtom();
      }
      isValidLVal(type, disallowCallExpression, isParenthesized, binding) {
        return type === "Placeholder" || super.isValidLVal(type, disallowCallExpression, isParenthesized, binding);
      }
      toAssignable(node, isLHS) {
        if (node && node.type === "Placeholder" && node.expectedNode === "Expression") {
          node.expectedNode = "Pattern";
        } else {
          super.toAssignable(node, isLHS);
        }
      }
      chStartsBindingIdentifier(ch, pos) {
        if (super.chStartsBindingIdentifier(ch, pos)) {
          return true;
        }
        const next2 = this.nextTokenStart();
        if (this.input.charCodeAt(next2) === 37 && this.input.charCodeAt(next2 + 1) === 37) {
          return true;
        }
        return false;
      }
      verifyBreakContinue(node, isBreak) {
        var _node$label;
        if (((_node$label = node.label) == null ? void 0 : _node$label.type) === "Placeholder") return;
        super.verifyBreakContinue(node, isBreak);
      }
      parseExpressionStatement(node, expr, decorators, flags) {
        var _expr$extra;
        if (expr.type !== "Placeholder" || (_expr$extra = expr.extra) != null && _expr$extra.parenthesized) {
          return super.parseExpressionStatement(node, expr, decorators, flags);
        }
        if (this.match(14)) {
          const stmt = node;
          stmt.label = this.finishPlaceholder(expr, "Identifier");
          this.next();
          stmt.body = flags & 8 ? super.parseStatementOrSloppyAnnexBFunctionDeclaration(true) : super.parseStatement();
          return this.finishNode(stmt, "LabeledStatement");
        }
        this.semicolon();
        const stmtPlaceholder = node;
        stmtPlaceholder.name = expr.name;
        return this.finishPlaceholder(stmtPlaceholder, "Statement");
      }
      parseBlock(allowDirectives, createNewLexicalScope, afterBlockParse) {
        return this.parsePlaceholder("BlockStatement") || super.parseBlock(allowDirectives, createNewLexicalScope, afterBlockParse);
      }
      parseFunctionId(requireId) {
        return this.parsePlaceholder("Identifier") || super.parseFunctionId(requireId);
      }
      parseClass(node, isStatement, optionalId) {
        const type = isStatement ? "ClassDeclaration" : "ClassExpression";
        this.next();
        const oldStrict = this.state.strict;
        const placeholder = this.parsePlaceholder("Identifier");
        if (placeholder) {
          if (this.match(81) || this.match(134) || this.match(5)) {
            node.id = placeholder;
          } else if (optionalId || !isStatement) {
            node.id = null;
            node.body = this.finishPlaceholder(placeholder, "ClassBody");
            return this.finishNode(node, type);
          } else {
            throw this.raise(PlaceholderErrors.ClassNameIsRequired, this.state.startLoc);
          }
        } else {
          this.parseClassId(node, isStatement, optionalId);
        }
        super.parseClassSuper(node);
        node.body = this.parsePlaceholder("ClassBody") || super.parseClassBody(!!node.superClass, oldStrict);
        return this.finishNode(node, type);
      }
      parseExport(node, decorators) {
        const placeholder = this.parsePlaceholder("Identifier");
        if (!placeholder) return super.parseExport(node, decorators);
        const node2 = node;
        if (!this.isContextual(99) && !this.match(12)) {
          node2.specifiers = [];
          node2.source = null;
          node2.declaration = this.finishPlaceholder(placeholder, "Declaration");
          return this.finishNode(node2, "ExportNamedDeclaration");
        }
        this.expectPlugin("exportDefaultFrom");
        const specifier = this.startNode();
        specifier.exported = placeholder;
        node2.specifiers = [this.finishNode(specifier, "ExportDefaultSpecifier")];
        return super.parseExport(node2, decorators);
      }
      isExportDefaultSpecifier() {
        if (this.match(65)) {
          const next2 = this.nextTokenStart();
          if (this.isUnparsedContextual(next2, "from")) {
            if (this.input.startsWith(tokenLabelName(134), this.hasPlugin("exportDefaultFrom") ? this.nextTokenStartSince(next2 + 4) : this.nextTokenInLineStartSince(next2 + 4))) {
              return true;
            }
          }
        }
        return super.isExportDefaultSpecifier();
      }
      maybeParseExportDefaultSpecifier(node, maybeDefaultIdentifier) {
        var _specifiers;
        if ((_specifiers = node.specifiers) != null && _specifiers.length) {
          return true;
        }
        return super.maybeParseExportDefaultSpecifier(node, maybeDefaultIdentifier);
      }
      checkExport(node) {
        const {
          specifiers
        } = node;
        if (specifiers != null && specifiers.length) {
          node.specifiers = specifiers.filter((node2) => node2.exported.type === "Placeholder");
        }
        super.checkExport(node);
        node.specifiers = specifiers;
      }
      parseImport(node) {
        const placeholder = this.parsePlaceholder("Identifier");
        if (!placeholder) return super.parseImport(node);
        node.specifiers = [];
        if (!this.isContextual(99) && !this.match(12)) {
          node.source = this.finishPlaceholder(placeholder, "StringLiteral");
          this.maybeParseImportAttributes(node);
          this.semicolon();
          this.sawUnambiguousESM = true;
          return this.finishNode(node, "ImportDeclaration");
        }
        const specifier = this.startNodeAtNode(placeholder);
        specifier.local = placeholder;
        node.specifiers.push(this.finishNode(specifier, "ImportDefaultSpecifier"));
        if (this.eat(12)) {
          const hasStarImport = this.maybeParseStarImportSpecifier(node);
          if (!hasStarImport) this.parseNamedImportSpecifiers(node);
        }
        this.expectContextual(99);
        return super.parseImportSourceAndAttributes(node);
      }
      parseImportSource() {
        return this.parsePlaceholder("StringLiteral") || super.parseImportSource();
      }
      assertNoSpace() {
        if (this.state.start > this.offsetToSourcePos(this.state.lastTokEndLoc.index)) {
          this.raise(PlaceholderErrors.UnexpectedSpace, this.state.lastTokEndLoc);
        }
      }
    };
    var v8intrinsic = (superClass) => class V8IntrinsicMixin extends superClass {
      parseV8Intrinsic() {
        if (this.match(54)) {
          const v8IntrinsicStartLoc = this.state.startLoc;
          const node = this.startNode();
          this.next();
          if (tokenIsIdentifier(this.state.type)) {
            const name = this.parseIdentifierName();
            const identifier = this.createIdentifier(node, name);
            this.castNodeTo(identifier, "V8IntrinsicIdentifier");
            if (this.match(10)) {
              return identifier;
            }
          }
          this.unexpected(v8IntrinsicStartLoc);
        }
      }
      parseExprAtom(refExpressionErrors) {
        return this.parseV8Intrinsic() || super.parseExprAtom(refExpressionErrors);
      }
    };
    var PIPELINE_PROPOSALS = ["minimal", "fsharp", "hack", "smart"];
    var TOPIC_TOKENS = ["^^", "@@", "^", "%", "#"];
    function validatePlugins(pluginsMap) {
      if (pluginsMap.has("decorators")) {
        if (pluginsMap.has("decorators-legacy")) {
          throw new Error("Cannot use the decorators and decorators-legacy plugin together");
        }
        const decoratorsBeforeExport = pluginsMap.get("decorators").decoratorsBeforeExport;
        if (decoratorsBeforeExport != null && typeof decoratorsBeforeExport !== "boolean") {
          throw new Error("'decoratorsBeforeExport' must be a boolean, if specified.");
        }
        const allowCallParenthesized = pluginsMap.get("decorators").allowCallParenthesized;
        if (allowCallParenthesized != null && typeof allowCallParenthesized !== "boolean") {
          throw new Error("'allowCallParenthesized' must be a boolean.");
        }
      }
      if (pluginsMap.has("flow") && pluginsMap.has("typescript")) {
        throw new Error("Cannot combine flow and typescript plugins.");
      }
      if (pluginsMap.has("placeholders") && pluginsMap.has("v8intrinsic")) {
        throw new Error("Cannot combine placeholders and v8intrinsic plugins.");
      }
      if (pluginsMap.has("pipelineOperator")) {
        var _pluginsMap$get2;
        const proposal = pluginsMap.get("pipelineOperator").proposal;
        if (!PIPELINE_PROPOSALS.includes(proposal)) {
          const proposalList = PIPELINE_PROPOSALS.map((p) => `"${p}"`).join(", ");
          throw new Error(`"pipelineOperator" requires "proposal" option whose value must be one of: ${proposalList}.`);
        }
        if (proposal === "hack") {
          var _pluginsMap$get;
          if (pluginsMap.has("placeholders")) {
            throw new Error("Cannot combine placeholders plugin and Hack-style pipes.");
          }
          if (pluginsMap.has("v8intrinsic")) {
            throw new Error("Cannot combine v8intrinsic plugin and Hack-style pipes.");
          }
          const topicToken = pluginsMap.get("pipelineOperator").topicToken;
          if (!TOPIC_TOKENS.includes(topicToken)) {
            const tokenList = TOPIC_TOKENS.map((t) => `"${t}"`).join(", ");
            throw new Error(`"pipelineOperator" in "proposal": "hack" mode also requires a "topicToken" option whose value must be one of: ${tokenList}.`);
          }
          if (topicToken === "#" && ((_pluginsMap$get = pluginsMap.get("recordAndTuple")) == null ? void 0 : _pluginsMap$get.syntaxType) === "hash") {
            throw new Error(`Plugin conflict between \`["pipelineOperator", { proposal: "hack", topicToken: "#" }]\` and \`${JSON.stringify(["recordAndTuple", pluginsMap.get("recordAndTuple")])}\`.`);
          }
        } else if (proposal === "smart" && ((_pluginsMap$get2 = pluginsMap.get("recordAndTuple")) == null ? void 0 : _pluginsMap$get2.syntaxType) === "hash") {
          throw new Error(`Plugin conflict between \`["pipelineOperator", { proposal: "smart" }]\` and \`${JSON.stringify(["recordAndTuple", pluginsMap.get("recordAndTuple")])}\`.`);
        }
      }
      if (pluginsMap.has("moduleAttributes")) {
        if (pluginsMap.has("deprecatedImportAssert") || pluginsMap.has("importAssertions")) {
          throw new Error("Cannot combine importAssertions, deprecatedImportAssert and moduleAttributes plugins.");
        }
        const moduleAttributesVersionPluginOption = pluginsMap.get("moduleAttributes").version;
        if (moduleAttributesVersionPluginOption !== "may-2020") {
          throw new Error("The 'moduleAttributes' plugin requires a 'version' option, representing the last proposal update. Currently, the only supported value is 'may-2020'.");
        }
      }
      if (pluginsMap.has("importAssertions")) {
        if (pluginsMap.has("deprecatedImportAssert")) {
          throw new Error("Cannot combine importAssertions and deprecatedImportAssert plugins.");
        }
      }
      if (pluginsMap.has("deprecatedImportAssert")) ;
      else if (pluginsMap.has("importAttributes") && pluginsMap.get("importAttributes").deprecatedAssertSyntax) {
        pluginsMap.set("deprecatedImportAssert", {});
      }
      if (pluginsMap.has("recordAndTuple")) {
        const syntaxType = pluginsMap.get("recordAndTuple").syntaxType;
        if (syntaxType != null) {
          const RECORD_AND_TUPLE_SYNTAX_TYPES = ["hash", "bar"];
          if (!RECORD_AND_TUPLE_SYNTAX_TYPES.includes(syntaxType)) {
            throw new Error("The 'syntaxType' option of the 'recordAndTuple' plugin must be one of: " + RECORD_AND_TUPLE_SYNTAX_TYPES.map((p) => `'${p}'`).join(", "));
          }
        }
      }
      if (pluginsMap.has("asyncDoExpressions") && !pluginsMap.has("doExpressions")) {
        const error = new Error("'asyncDoExpressions' requires 'doExpressions', please add 'doExpressions' to parser plugins.");
        error.missingPlugins = "doExpressions";
        throw error;
      }
      if (pluginsMap.has("optionalChainingAssign") && pluginsMap.get("optionalChainingAssign").version !== "2023-07") {
        throw new Error("The 'optionalChainingAssign' plugin requires a 'version' option, representing the last proposal update. Currently, the only supported value is '2023-07'.");
      }
      if (pluginsMap.has("discardBinding") && pluginsMap.get("discardBinding").syntaxType !== "void") {
        throw new Error("The 'discardBinding' plugin requires a 'syntaxType' option. Currently the only supported value is 'void'.");
      }
    }
    var mixinPlugins = {
      estree,
      jsx,
      flow,
      typescript,
      v8intrinsic,
      placeholders
    };
    var mixinPluginNames = Object.keys(mixinPlugins);
    var Parser = class extends StatementParser {
      constructor(options, input, pluginsMap) {
        const normalizedOptions = getOptions(options);
        super(normalizedOptions, input);
        this.options = normalizedOptions;
        this.initializeScopes();
        this.plugins = pluginsMap;
        this.filename = normalizedOptions.sourceFilename;
        this.startIndex = normalizedOptions.startIndex;
        let optionFlags = 0;
        if (normalizedOptions.allowAwaitOutsideFunction) {
          optionFlags |= 1;
        }
        if (normalizedOptions.allowReturnOutsideFunction) {
          optionFlags |= 2;
        }
        if (normalizedOptions.allowImportExportEverywhere) {
          optionFlags |= 8;
        }
        if (normalizedOptions.allowSuperOutsideMethod) {
          optionFlags |= 16;
        }
        if (normalizedOptions.allowUndeclaredExports) {
          optionFlags |= 64;
        }
        if (normalizedOptions.allowNewTargetOutsideFunction) {
          optionFlags |= 4;
        }
        if (normalizedOptions.allowYieldOutsideFunction) {
          optionFlags |= 32;
        }
        if (normalizedOptions.ranges) {
          optionFlags |= 128;
        }
        if (normalizedOptions.tokens) {
          optionFlags |= 256;
        }
        if (normalizedOptions.createImportExpressions) {
          optionFlags |= 512;
        }
        if (normalizedOptions.createParenthesizedExpressions) {
          optionFlags |= 1024;
        }
        if (normalizedOptions.errorRecovery) {
          optionFlags |= 2048;
        }
        if (normalizedOptions.attachComment) {
          optionFlags |= 4096;
        }
        if (normalizedOptions.annexB) {
          optionFlags |= 8192;
        }
        this.optionFlags = optionFlags;
      }
      getScopeHandler() {
        return ScopeHandler;
      }
      parse() {
        this.enterInitialScopes();
        const file = this.startNode();
        const program = this.startNode();
        this.nextToken();
        file.errors = null;
        const result = this.parseTopLevel(file, program);
        result.errors = this.state.errors;
        result.comments.length = this.state.commentsLen;
        return result;
      }
    };
    function parse2(input, options) {
      var _options;
      if (((_options = options) == null ? void 0 : _options.sourceType) === "unambiguous") {
        options = Object.assign({}, options);
        try {
          options.sourceType = "module";
          const parser = getParser(options, input);
          const ast = parser.parse();
          if (parser.sawUnambiguousESM) {
            return ast;
          }
          if (parser.ambiguousScriptDifferentAst) {
            try {
              options.sourceType = "script";
              return getParser(options, input).parse();
            } catch (_unused) {
            }
          } else {
            ast.program.sourceType = "script";
          }
          return ast;
        } catch (moduleError) {
          try {
            options.sourceType = "script";
            return getParser(options, input).parse();
          } catch (_unused2) {
          }
          throw moduleError;
        }
      } else {
        return getParser(options, input).parse();
      }
    }
    function parseExpression(input, options) {
      const parser = getParser(options, input);
      if (parser.options.strictMode) {
        parser.state.strict = true;
      }
      return parser.getExpression();
    }
    function generateExportedTokenTypes(internalTokenTypes) {
      const tokenTypes2 = {};
      for (const typeName2 of Object.keys(internalTokenTypes)) {
        tokenTypes2[typeName2] = getExportedToken(internalTokenTypes[typeName2]);
      }
      return tokenTypes2;
    }
    var tokTypes = generateExportedTokenTypes(tt);
    function getParser(options, input) {
      let cls = Parser;
      const pluginsMap = /* @__PURE__ */ new Map();
      if (options != null && options.plugins) {
        for (const plugin of options.plugins) {
          let name, opts;
          if (typeof plugin === "string") {
            name = plugin;
          } else {
            [name, opts] = plugin;
          }
          if (!pluginsMap.has(name)) {
            pluginsMap.set(name, opts || {});
          }
        }
        validatePlugins(pluginsMap);
        cls = getParserClass(pluginsMap);
      }
      return new cls(options, input, pluginsMap);
    }
    var parserClassCache = /* @__PURE__ */ new Map();
    function getParserClass(pluginsMap) {
      const pluginList = [];
      for (const name of mixinPluginNames) {
        if (pluginsMap.has(name)) {
          pluginList.push(name);
        }
      }
      const key = pluginList.join("|");
      let cls = parserClassCache.get(key);
      if (!cls) {
        cls = Parser;
        for (const plugin of pluginList) {
          cls = mixinPlugins[plugin](cls);
        }
        parserClassCache.set(key, cls);
      }
      return cls;
    }
    exports.parse = parse2;
    exports.parseExpression = parseExpression;
    exports.tokTypes = tokTypes;
  }
});

// src/capability/values.ts
function distinctTests(tests) {
  return [
    ...new Map(tests.map((one3) => [`${one3.key} ${one3.whenTrue ?? ""} ${one3.whenFalse ?? ""}`, one3])).values()
  ];
}
var lastId = 1e7;
function freshId() {
  lastId += 1;
  return lastId;
}
var UNDEFINED = { kind: "const", value: void 0 };
var NOTHING = [];
var UNKNOWN = { kind: "unknown", taint: NOTHING };
function constant(value, site) {
  return site === void 0 ? { kind: "const", value } : { kind: "const", value, site };
}
function unknown(taint = NOTHING, type) {
  return type === void 0 ? { kind: "unknown", taint } : { kind: "unknown", taint, type };
}
function external(module, path = [], taint = NOTHING) {
  return { kind: "external", module, path, taint };
}
function stringOf(value) {
  return value?.kind === "const" && typeof value.value === "string" ? value.value : void 0;
}
function each(value) {
  return value.kind === "union" ? value.members : [value];
}

// src/capability/taint.ts
var TRACES = 12;
var DEPTH = 4;
var MEMBERS = 64;
var VISITED = 300;
function originKey(origin) {
  if (origin.kind === "argument" || origin.kind === "environment") return `${origin.kind}:${origin.name ?? ""}`;
  return origin.kind === "constant" ? `constant:${origin.value}` : origin.kind;
}
function traced(origin) {
  return [trace(origin, [])];
}
function trace(origin, guards) {
  const key = originKey(origin);
  return { origin, guards, key, id: guards.length === 0 ? key : `${key}!${guards.join()}` };
}
function mergeTaint(one3, other) {
  if (other.length === 0 || one3 === other || holds(one3, other)) return one3;
  if (one3.length === 0) return other;
  const merged3 = /* @__PURE__ */ new Map();
  for (const found of [...one3, ...other]) {
    const known3 = merged3.get(found.key);
    merged3.set(found.key, known3 === void 0 ? found : weaker(known3, found));
  }
  const all2 = [...merged3].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0).map(([, found]) => found);
  return all2.slice(0, TRACES);
}
function holds(one3, other) {
  return other.every((found) => one3.some((known3) => known3 === found || known3.id === found.id));
}
function weaker(one3, other) {
  if (one3.guards.length === 0 || one3.id === other.id) return one3;
  return trace(
    one3.origin,
    one3.guards.filter((guard) => other.guards.includes(guard))
  );
}
function guarded(taint, ...added) {
  if (taint.length === 0 || taint.every(({ guards }) => added.every((guard) => guards.includes(guard)))) return taint;
  return taint.map(({ origin, guards }) => trace(origin, [.../* @__PURE__ */ new Set([...guards, ...added])].sort()));
}
function memberTaint(taint, name) {
  if (name === void 0 || taint.every(({ origin }) => origin.kind !== "argument")) return taint;
  return taint.map((found) => {
    const { origin, guards } = found;
    if (origin.kind !== "argument" || origin.name.split(".").length > 3) return found;
    if (origin.name !== "" && (name === "hostname" || name === "origin")) return found;
    return trace({ kind: "argument", name: origin.name === "" ? name : `${origin.name}.${name}` }, guards);
  });
}
function taintOf(value) {
  if (value.kind === "unknown") return value.taint;
  if (value.kind === "external") return externalTaint(value);
  if (value.kind !== "text" && value.kind !== "union" && value.kind !== "object" && value.kind !== "array" && value.kind !== "map")
    return NOTHING;
  return collected(value, 0, { left: VISITED, seen: /* @__PURE__ */ new Set() });
}
var WHOLE_ENVIRONMENT = [trace({ kind: "environment" }, [])];
function externalTaint({ module, path, taint }) {
  return module === "process" && path.length === 1 && path[0] === "env" ? WHOLE_ENVIRONMENT : taint;
}
function shallowTaint(value) {
  return value.kind === "object" || value.kind === "array" || value.kind === "map" ? NOTHING : taintOf(value);
}
function collected(value, depth, search) {
  search.left -= 1;
  if (search.left < 0) return NOTHING;
  switch (value.kind) {
    case "text":
      return value.parts.reduce(
        (taint, part) => typeof part === "string" ? taint : mergeTaint(taint, part),
        NOTHING
      );
    case "external":
      return externalTaint(value);
    case "unknown":
      return value.taint;
    case "union":
      return all(value.members, depth, search);
    case "object":
    case "array":
    case "map": {
      if (depth > DEPTH || search.seen.has(value.id)) return NOTHING;
      search.seen.add(value.id);
      return all(contents(value), depth + 1, search);
    }
    default:
      return NOTHING;
  }
}
function contents(value) {
  const known3 = value.kind === "object" ? [...value.props.values()] : value.kind === "array" ? value.elements : [...value.entries.values()].map((entry) => entry.value);
  return value.rest === void 0 ? known3 : [...known3, value.rest];
}
function all(values3, depth, search) {
  let taint = NOTHING;
  for (const value of values3.slice(0, MEMBERS)) taint = mergeTaint(taint, collected(value, depth, search));
  return taint;
}
function mapTaint(value, change) {
  switch (value.kind) {
    case "text":
      return { ...value, parts: value.parts.map((part) => typeof part === "string" ? part : change(part)) };
    case "unknown":
    case "external":
      return value.taint.length === 0 ? value : { ...value, taint: change(value.taint) };
    case "union": {
      const members = value.members.map((member3) => mapTaint(member3, change));
      return {
        kind: "union",
        members: members.flatMap((member3) => member3.kind === "union" ? member3.members : [member3])
      };
    }
    default:
      return value;
  }
}

// src/capability/join.ts
var MEMBERS2 = 96;
var PARTS = 40;
function join(one3, other) {
  if (one3 === void 0) return other ?? UNDEFINED;
  if (other === void 0 || one3 === other) return one3;
  return joinAll([one3, other]);
}
var FEW = 8;
function joinAll(values3) {
  const [only] = values3;
  if (only !== void 0 && values3.length === 1) return only;
  const count = values3.reduce((sum, value) => sum + (value.kind === "union" ? value.members.length : 1), 0);
  const list = count <= FEW ? fewDistinct(values3) : distinct(values3);
  const first3 = list[0];
  if (first3 === void 0) return UNDEFINED;
  if (list.length === 1) return first3;
  if (list.length > MEMBERS2) return unknown(taintOf({ kind: "union", members: list }));
  return { kind: "union", members: list };
}
function fewDistinct(values3) {
  const list = [];
  for (const value of values3) {
    for (const member3 of each(value)) {
      const index = list.findIndex((known4) => isSame(known4, member3));
      const known3 = list[index];
      if (known3 === void 0) list.push(member3);
      else if (known3 !== member3) list[index] = sameKey(known3, member3);
    }
  }
  return list;
}
function isSame(one3, other) {
  if (one3 === other) return true;
  if (one3.kind !== other.kind) return false;
  if ("id" in one3) return "id" in other && one3.id === other.id;
  if (one3.kind === "const" && other.kind === "const" && typeof one3.value === typeof other.value)
    return one3.value === other.value || Object.is(one3.value, other.value);
  if (one3.kind === "unknown" && other.kind === "unknown")
    return one3.type === other.type && one3.member?.name === other.member?.name && isSameTaint(one3.taint, other.taint);
  return keyOf(one3) === keyOf(other);
}
function isSameTaint(one3, other) {
  return one3 === other || one3.length === other.length && one3.every(({ id }, index) => id === other[index]?.id);
}
function distinct(values3) {
  const members = /* @__PURE__ */ new Map();
  for (const value of values3) {
    for (const member3 of each(value)) {
      const key = keyOf(member3);
      const known3 = members.get(key);
      members.set(key, known3 === void 0 ? member3 : sameKey(known3, member3));
    }
  }
  return [...members.values()];
}
function sameKey(known3, other) {
  if (known3.kind !== "unknown" || other.kind !== "unknown" || other.tests === void 0) return known3;
  return { ...known3, tests: sharedTests(known3.tests ?? [], other.tests) };
}
function sharedTests(one3, other) {
  const all2 = distinctTests([...one3, ...other]);
  const keys4 = [...new Set(all2.map(({ key }) => key))];
  return keys4.flatMap((key) => {
    const [ours, theirs] = [one3, other].map((tests) => tests.filter((test2) => test2.key === key));
    const [whenTrue, whenFalse] = ["whenTrue", "whenFalse"].map(
      (when) => sharedGuards(guardsOf(ours ?? [], when), guardsOf(theirs ?? [], when))
    );
    return [
      ...(whenTrue ?? []).map((guard) => ({ key, whenTrue: guard })),
      ...(whenFalse ?? []).map((guard) => ({ key, whenFalse: guard }))
    ];
  });
}
function guardsOf(tests, when) {
  return tests.flatMap((test2) => test2[when] ?? []);
}
function sharedGuards(one3, other) {
  if (one3.length === 0 || other.includes("allow-list")) return one3.length === 0 ? other : one3;
  if (other.length === 0 || one3.includes("allow-list")) return other.length === 0 ? one3 : other;
  const both2 = one3.filter((guard) => other.includes(guard));
  return both2.length > 0 ? both2 : ["pattern"];
}
function keyOf(value) {
  switch (value.kind) {
    case "const":
      return `c:${typeof value.value}:${String(value.value)}`;
    case "text":
      return `t:${value.parts.map((part) => typeof part === "string" ? part : `\0${taintKey(part)}`).join("\0")}`;
    case "external":
      return `e:${value.module}:${value.path.join(".")}:${taintKey(value.taint)}`;
    case "unknown":
      return `u:${value.type ?? ""}:${value.member?.name ?? ""}:${taintKey(value.taint)}`;
    case "namespace":
      return `n:${value.module.path}`;
    case "schema":
      return `s:${JSON.stringify(value.json)}`;
    default:
      return `${value.kind}:${value.id}`;
  }
}
function taintKey(taint) {
  const [only] = taint;
  return taint.length === 1 && only !== void 0 ? only.id : taint.map(({ id }) => id).join(";");
}
function partsOf(value) {
  if (value.kind === "const") return [String(value.value)];
  if (value.kind === "text") return value.parts;
  if (value.kind === "array" && value.rest === void 0 && value.elements.length <= PARTS)
    return value.elements.flatMap((element, index) => [...index > 0 ? [","] : [], ...partsOf(element)]);
  return [taintOf(value)];
}
function concat(values3, site) {
  const parts2 = [];
  for (const part of values3.flatMap(partsOf)) {
    const last = parts2.at(-1);
    if (typeof part === "string" && typeof last === "string") parts2[parts2.length - 1] = last + part;
    else if (part !== "") parts2.push(part);
  }
  const whole = parts2.length === 0 ? "" : parts2.length === 1 ? parts2[0] : void 0;
  if (typeof whole === "string") return constant(whole, site);
  const kept = parts2.length <= PARTS ? parts2 : [...parts2.slice(0, PARTS), restOf(parts2.slice(PARTS))];
  return site === void 0 ? { kind: "text", parts: kept } : { kind: "text", parts: kept, site };
}
function restOf(parts2) {
  return parts2.reduce((taint, part) => typeof part === "string" ? taint : mergeTaint(taint, part), NOTHING);
}
function prefixOf(value) {
  if (value.kind === "const") return typeof value.value === "string" ? value.value : "";
  const first3 = value.kind === "text" ? value.parts[0] : void 0;
  return typeof first3 === "string" ? first3 : "";
}
function knownText(value) {
  return value.parts.map((part) => typeof part === "string" ? part : "\u2026").join("");
}

// src/capability/heap.ts
var ELEMENTS = 5e3;
function newObject(machine, parts2 = {}) {
  return {
    kind: "object",
    id: freshId(),
    born: machine.depth,
    props: new Map(parts2.props ?? []),
    getters: /* @__PURE__ */ new Map(),
    ...parts2.proto === void 0 ? {} : { proto: parts2.proto },
    ...parts2.rest === void 0 ? {} : { rest: parts2.rest },
    ...parts2.site === void 0 ? {} : { site: parts2.site }
  };
}
function newArray(machine, elements, rest, site) {
  const kept = elements.length > ELEMENTS ? elements.slice(0, ELEMENTS) : [...elements];
  const more = elements.length > ELEMENTS ? join(rest, UNKNOWN) : rest;
  return {
    kind: "array",
    id: freshId(),
    born: machine.depth,
    elements: kept,
    ...more === void 0 ? {} : { rest: more },
    ...site === void 0 ? {} : { site }
  };
}
function newMap(machine, isSet, rest) {
  return {
    kind: "map",
    id: freshId(),
    born: machine.depth,
    isSet,
    entries: /* @__PURE__ */ new Map(),
    ...rest === void 0 ? {} : { rest }
  };
}
function setProperty(machine, target2, key, value) {
  const known3 = target2.props.get(key);
  if (known3 === void 0 && target2.props.size >= ELEMENTS) target2.rest = join(target2.rest, value);
  else if (machine.isCertain(target2)) target2.props.set(key, value);
  else target2.props.set(key, join(known3 ?? target2.rest ?? UNDEFINED, value));
}
function pushElement(machine, target2, value) {
  if (machine.isCertain(target2) && target2.elements.length < ELEMENTS) target2.elements.push(value);
  else if (machine.tool === void 0 && target2.elements.length < ELEMENTS) {
    target2.elements.push(value);
    target2.mayLack = true;
  } else target2.rest = join(target2.rest, value);
}
function entryKey(key) {
  return key.kind === "union" ? key.members.map(keyOf).sort().join("|") : keyOf(key);
}
function setEntry(machine, target2, key, value) {
  const isExact = key.kind !== "union" && key.kind !== "unknown" && key.kind !== "text";
  const name = entryKey(key);
  const known3 = target2.entries.get(name);
  if (!isExact || target2.entries.size >= ELEMENTS) target2.rest = join(target2.rest, value);
  else if (known3 === void 0 || machine.isCertain(target2)) target2.entries.set(name, { key, value });
  else known3.value = join(known3.value, value);
}
function getEntry(target2, key) {
  const found = target2.entries.get(entryKey(key));
  const isText2 = key.kind === "union" || key.kind === "unknown" || key.kind === "text";
  if (found !== void 0 && !isText2) return found.value;
  if (!isText2 && key.kind !== "external") return target2.rest ?? UNDEFINED;
  if (key.kind === "union") return joinAll(key.members.map((member3) => getEntry(target2, member3)));
  return joinAll([...[...target2.entries.values()].map(({ value }) => value), ...optional(target2.rest), UNDEFINED]);
}
function optional(value) {
  return value === void 0 ? [] : [value];
}
function elementOf(value) {
  switch (value.kind) {
    case "array":
      return joinAll([...value.elements, ...optional(value.rest)]);
    case "map":
      return joinAll([...[...value.entries.values()].map((entry) => entry.value), ...optional(value.rest)]);
    case "union":
      return joinAll(value.members.map(elementOf));
    case "external":
      return value.path.includes("()") ? { ...value, path: [...value.path.slice(-8), "*"] } : unknown(value.taint);
    default:
      return unknown(taintOf(value));
  }
}
function closedElements(machine, value) {
  if (value.kind === "array") return value.rest === void 0 ? value.elements : void 0;
  if (value.kind === "const" && typeof value.value === "string" && value.value.length <= 256)
    return Array.from(value.value, (letter) => constant(letter));
  if (value.kind !== "map" || value.rest !== void 0) return void 0;
  const entries4 = [...value.entries.values()];
  return value.isSet ? entries4.map((entry) => entry.key) : entries4.map((entry) => newArray(machine, [entry.key, entry.value]));
}

// src/capability/frame.ts
function onBothWays(one3, other) {
  if (one3 === other) return one3;
  return new Map(
    [...one3].flatMap(([key, guards]) => {
      const shared2 = guards.filter((guard) => other.get(key)?.includes(guard) === true);
      return shared2.length === 0 ? [] : [[key, shared2]];
    })
  );
}
var EFFECTS = 600;
var SAYINGS = 300;
function addEffect(frame, effect) {
  const inputs = effect.inputs.map(({ role, origin, guards }) => `${role}${originKey(origin)}${guards.join()}`).join();
  const key = `${effect.leaf} ${effect.symbol} ${effect.at.doc}:${effect.at.start} ${effect.destination ?? ""} ${inputs}`;
  if (!frame.effects.has(key) && frame.effects.size < EFFECTS) frame.effects.set(key, effect);
}
function addNote(frame, code, text, at2) {
  const where = at2 === void 0 || code === "UNKNOWN_PACKAGE" ? "" : `${at2.doc}:${at2.start}`;
  const key = `${code} ${text} ${where}`;
  if (!frame.notes.has(key)) frame.notes.set(key, at2 === void 0 ? { code, text } : { code, text, at: at2 });
}
function addSaying(frame, saying) {
  if (frame.sayings.size < SAYINGS) frame.sayings.set(`${saying.to} ${saying.value}`, saying);
}
function absorb(frame, callee, at2, text) {
  for (const [key, effect] of callee.effects) {
    if (frame.effects.has(key) || frame.effects.size >= EFFECTS) continue;
    const chain = effect.chain === void 0 ? { at: at2, text } : { at: at2, text, next: effect.chain };
    frame.effects.set(key, { ...effect, chain });
  }
  for (const [key, note] of callee.notes) if (!frame.notes.has(key)) frame.notes.set(key, note);
  for (const saying of callee.sayings.values()) addSaying(frame, saying);
}
var FALLS = 1;
var BREAKS = 2;
var CONTINUES = 4;
function newFrame(name, parent) {
  return {
    name,
    ...parent === void 0 ? {} : { parent },
    effects: /* @__PURE__ */ new Map(),
    notes: /* @__PURE__ */ new Map(),
    sayings: /* @__PURE__ */ new Map(),
    guards: /* @__PURE__ */ new Map()
  };
}

// src/capability/parse/parse.ts
var import_parser = __toESM(require_lib(), 1);
var FILE_LIMIT = 15e5;
var SHARED = ["decorators-legacy", "explicitResourceManagement", "importAttributes"];
function parseSource(path, body3) {
  if (body3.length > FILE_LIMIT) return { problem: `the file is longer than ${FILE_LIMIT} characters`, offset: 0 };
  const isTypeScript = /\.[cm]?tsx?$/.test(path);
  const plugins = [...SHARED];
  if (isTypeScript) plugins.push("typescript");
  if (!isTypeScript || path.endsWith("x")) plugins.push("jsx");
  const first3 = attempt(body3, plugins);
  if ("file" in first3 || isTypeScript) return first3;
  const asFlow = attempt(body3, [...plugins, "flow"]);
  return "file" in asFlow ? asFlow : first3;
}
function attempt(body3, plugins) {
  const options = {
    sourceType: "unambiguous",
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowSuperOutsideMethod: true,
    allowUndeclaredExports: true,
    attachComment: false,
    plugins
  };
  try {
    return { file: (0, import_parser.parse)(body3, options) };
  } catch (error) {
    if (error instanceof RangeError) return { problem: "the code is nested too deeply", offset: 0 };
    const offset2 = error instanceof Error && "pos" in error && typeof error.pos === "number" ? error.pos : 0;
    return { problem: error instanceof Error ? error.message : String(error), offset: offset2 };
  }
}

// src/capability/builtins/json.ts
var LIMIT = 3e6;
var DEPTH2 = 40;
function parseJson(body3) {
  const parsed3 = JSON.parse(body3);
  return isJson(parsed3) ? parsed3 : null;
}
function isJson(value) {
  return value !== void 0;
}
function jsonValue(machine, body3) {
  if (body3.length > LIMIT) return UNKNOWN;
  try {
    return fromJson(machine, parseJson(body3));
  } catch {
    return UNKNOWN;
  }
}
function fromJson(machine, json, depth = 0) {
  if (depth > DEPTH2) return UNKNOWN;
  if (isArray(json))
    return newArray(
      machine,
      json.map((one3) => fromJson(machine, one3, depth + 1))
    );
  if (!isObject(json)) return constant(json);
  return newObject(machine, {
    props: Object.entries(json).map(([key, one3]) => [key, fromJson(machine, one3, depth + 1)])
  });
}
function toJson(machine, value) {
  let isWhole = true;
  let left = 2e4;
  const convert = (one3, depth) => {
    left -= 1;
    if (depth > DEPTH2 || left < 0) {
      isWhole = false;
      return void 0;
    }
    if (one3.kind === "const")
      return typeof one3.value === "bigint" ? String(one3.value) : one3.value ?? (one3.value === null ? null : void 0);
    if (one3.kind === "schema") return one3.json;
    if (one3.kind === "array") {
      if (one3.rest !== void 0) isWhole = false;
      return one3.elements.map((element) => convert(element, depth + 1) ?? null);
    }
    if (one3.kind === "object") {
      if (one3.rest !== void 0) isWhole = false;
      const made3 = [];
      for (const [key, part] of one3.props) {
        const json = convert(part, depth + 1);
        if (json !== void 0) made3.push([key, json]);
      }
      for (const [key, getter] of one3.getters) {
        const json = convert(machine.call(getter, [], one3, { doc: "", start: 0, end: 0 }), depth + 1);
        if (json !== void 0) made3.push([key, json]);
      }
      return Object.fromEntries(made3);
    }
    if (one3.kind === "union") {
      const [first3] = one3.members.filter((member3) => member3.kind !== "const" || member3.value !== void 0);
      isWhole = false;
      return first3 === void 0 ? void 0 : convert(first3, depth + 1);
    }
    if (one3.kind !== "function" && one3.kind !== "native") isWhole = false;
    return void 0;
  };
  return { json: convert(value, 0), isWhole };
}
function toJsonObject(machine, value) {
  const { json } = toJson(machine, value);
  return isObject(json) ? json : void 0;
}

// src/capability/project/json-file.ts
var LIMIT2 = 1e6;
function readJsonObject(body3) {
  const value = body3 === void 0 || body3.length > LIMIT2 ? void 0 : parsed(body3);
  return isObject(value) ? value : void 0;
}
function parsed(body3) {
  for (const text of [body3, plain(body3)]) {
    try {
      const value = JSON.parse(text.replace(/^\uFEFF/, ""));
      return isJson2(value) ? value : void 0;
    } catch {
      continue;
    }
  }
  return void 0;
}
function isJson2(value) {
  return value !== void 0;
}
function plain(body3) {
  const pieces = body3.match(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|[^"/]+|["/]/g) ?? [];
  const kept = pieces.filter((piece) => !piece.startsWith("//") && !piece.startsWith("/*"));
  return kept.map((piece) => piece.startsWith('"') ? piece : piece.replace(/,(?=\s*[\]}])/g, "")).join("");
}
function stringsIn(value, depth = 0) {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > 6) return [];
  return Object.values(value).flatMap((one3) => stringsIn(one3, depth + 1));
}
function objectField(value, key) {
  const found = field(value, key);
  return isObject(found) ? found : {};
}

// src/capability/project/paths.ts
function normalise(path) {
  const parts2 = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts2.pop() === void 0) return void 0;
    if (part !== "..") parts2.push(part);
  }
  return parts2.join("/");
}
function folderOf(path) {
  const cut = path.lastIndexOf("/");
  return cut === -1 ? "" : path.slice(0, cut);
}
function joined(folder, path) {
  return normalise(folder === "" || folder === "." ? path : `${folder}/${path}`);
}

// src/capability/project/project.ts
var EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".mjs", ".cjs", ".jsx", ".json"];
var BUILT = ["dist", "build", "lib", "out", "output", "bin", ".output", "dest"];
var FLAVOURS = /* @__PURE__ */ new Set(["esm", "cjs", "es", "module", "commonjs", "node"]);
var SOURCES = ["src", "source", "lib", ""];
var REWRITTEN = {
  ".js": [".ts", ".tsx", ".js", ".jsx"],
  ".mjs": [".mts", ".ts", ".mjs"],
  ".cjs": [".cts", ".ts", ".cjs"],
  ".jsx": [".tsx", ".jsx"]
};
var Project = class {
  packages;
  paths;
  byName;
  aliases = /* @__PURE__ */ new Map();
  tree;
  constructor(tree) {
    this.tree = tree;
    this.paths = new Set(tree.paths);
    this.packages = tree.paths.filter((path) => /(?:^|\/)package\.json$/.test(path) && !/(?:^|\/)node_modules\//.test(path)).map((path) => packageAt(tree, path)).filter((found) => found !== void 0);
    this.byName = new Map(this.packages.flatMap((one3) => one3.name === void 0 ? [] : [[one3.name, one3]]));
  }
  has(path) {
    return this.paths.has(path);
  }
  /** The innermost package that a file is in. */
  packageOf(path) {
    let best;
    for (const one3 of this.packages) {
      const isInside = one3.folder === "" || path.startsWith(`${one3.folder}/`);
      if (isInside && (best === void 0 || one3.folder.length > best.folder.length)) best = one3;
    }
    return best;
  }
  /** The file that an import stands for; undefined when it is a package's, or missing. */
  resolve(from, specifier) {
    const clean = specifier.startsWith("#") ? specifier : specifier.split(/[?#]/, 1)[0] ?? specifier;
    if (clean.startsWith(".")) return this.file(joined(folderOf(from), clean));
    if (clean.startsWith("/")) return this.file(joined("", clean));
    const owner = this.packageOf(from);
    if (specifier.startsWith("#") && owner !== void 0) return this.subpathImport(owner, specifier);
    return this.aliased(owner?.folder ?? "", clean) ?? this.workspace(clean);
  }
  /** What an alias of the configuration makes of a specifier that is no file: `npm:zod@3` of an import map. */
  renamed(from, specifier) {
    for (const folder of /* @__PURE__ */ new Set([this.packageOf(from)?.folder ?? "", ""])) {
      for (const name of ["deno.json", "deno.jsonc"]) {
        const map2 = objectField(readJsonObject(this.tree.read(folder === "" ? name : `${folder}/${name}`)), "imports");
        for (const [key, target2] of Object.entries(map2)) {
          if (typeof target2 !== "string") continue;
          if (key === specifier) return target2;
          if (specifier.startsWith(key.endsWith("/") ? key : `${key}/`)) return target2;
        }
      }
    }
    return specifier;
  }
  /** The file at a path as code writes it: without extension, with another one, a folder, or built from a source. */
  file(path) {
    if (path === void 0) return void 0;
    return this.fromSource(path) ?? this.exact(path);
  }
  exact(path) {
    const extension = /\.[cm]?jsx?$/.exec(path)?.[0];
    const stem = extension === void 0 ? path : path.slice(0, -extension.length);
    for (const other of REWRITTEN[extension ?? ""] ?? []) if (this.has(stem + other)) return stem + other;
    if (this.has(path)) return path;
    for (const other of EXTENSIONS) if (this.has(path + other)) return path + other;
    const index = path === "" ? "index" : `${path}/index`;
    for (const other of EXTENSIONS) if (this.has(index + other)) return index + other;
    return void 0;
  }
  /** The source of something built: `dist/x.js` is `src/x.ts`. */
  fromSource(path) {
    const parts2 = path.split("/");
    const at2 = parts2.findIndex((part) => BUILT.includes(part));
    if (at2 === -1) return void 0;
    for (const source of SOURCES) {
      if (source === parts2[at2]) continue;
      const tail = parts2.slice(at2 + 1);
      const isFlavour = tail[0] === source || FLAVOURS.has(tail[0] ?? "");
      for (const rest of [tail, isFlavour ? tail.slice(1) : void 0]) {
        if (rest === void 0 || rest.length === 0) continue;
        const found = this.exact([...parts2.slice(0, at2), ...source === "" ? [] : [source], ...rest].join("/"));
        if (found !== void 0 && !found.endsWith(".json")) return found;
      }
    }
    return void 0;
  }
  subpathImport(owner, specifier) {
    for (const [key, target2] of Object.entries(objectField(owner.manifest, "imports"))) {
      const middle = starMatch(key, specifier);
      if (middle === void 0) continue;
      for (const one3 of stringsIn(target2)) {
        const found = this.file(joined(owner.folder, one3.replace("*", middle)));
        if (found !== void 0) return found;
      }
    }
    return void 0;
  }
  aliased(folder, specifier) {
    for (const at2 of /* @__PURE__ */ new Set([folder, ""])) {
      for (const { key, target: target2 } of this.aliasesOf(at2)) {
        const middle = starMatch(key, specifier);
        const found = middle === void 0 ? void 0 : this.file(joined(at2, target2.replace("*", middle)));
        if (found !== void 0) return found;
      }
    }
    return void 0;
  }
  aliasesOf(folder) {
    const known3 = this.aliases.get(folder);
    if (known3 !== void 0) return known3;
    const found = ["tsconfig.json", "tsconfig.base.json", "jsconfig.json", "deno.json", "deno.jsonc"].flatMap(
      (name) => aliasesIn(readJsonObject(this.tree.read(folder === "" ? name : `${folder}/${name}`)))
    );
    this.aliases.set(folder, found);
    return found;
  }
  workspace(specifier) {
    const name = packageName(specifier);
    const found = this.byName.get(name);
    if (found === void 0) return void 0;
    const sub = specifier.slice(name.length + 1);
    for (const target2 of targets(found.manifest, sub === "" ? "." : `./${sub}`)) {
      const path = this.file(joined(found.folder, target2));
      if (path !== void 0) return path;
    }
    const guesses = sub === "" ? ["src/index", "index", "src/main"] : [`src/${sub}`, sub];
    for (const guess of guesses) {
      const path = this.file(joined(found.folder, guess));
      if (path !== void 0) return path;
    }
    return void 0;
  }
};
function aliasesIn(config) {
  const options = objectField(config, "compilerOptions");
  const base2 = stringField(options, "baseUrl") ?? ".";
  const paths = { ...objectField(options, "paths"), ...objectField(config, "imports") };
  const named2 = Object.entries(paths).flatMap(
    ([key, targets2]) => stringsIn(targets2).map((target2) => ({
      key: key.endsWith("/") ? `${key}*` : key,
      target: `${base2}/${target2.endsWith("/") ? `${target2}*` : target2}`
    }))
  );
  return stringField(options, "baseUrl") === void 0 ? named2 : [...named2, { key: "*", target: `${base2}/*` }];
}
function starMatch(pattern, specifier) {
  const star = pattern.indexOf("*");
  if (star === -1) return pattern === specifier ? "" : void 0;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = specifier.startsWith(before) && specifier.endsWith(after) && specifier.length >= before.length + after.length;
  return fits ? specifier.slice(before.length, specifier.length - after.length) : void 0;
}
function targets(manifest, subpath) {
  const exported = field(manifest, "exports");
  const own = isObject(exported) ? Object.entries(exported).filter(([key]) => starMatch(key, subpath) !== void 0) : [];
  const listed3 = own.flatMap(
    ([key, value]) => stringsIn(value).map((one3) => one3.replace("*", starMatch(key, subpath) ?? ""))
  );
  if (subpath !== ".") return listed3;
  const whole = own.length === 0 ? stringsIn(exported) : listed3;
  return [...whole, ...["source", "module", "main"].flatMap((key) => stringField(manifest, key) ?? [])];
}
function packageAt(tree, path) {
  const manifest = readJsonObject(tree.read(path));
  const name = stringField(manifest, "name");
  return manifest === void 0 ? void 0 : { folder: folderOf(path), manifest, ...name === void 0 ? {} : { name } };
}
function packageName(specifier) {
  const bare = specifier.replace(/^(?:npm|jsr|node):\/?/, "").replace(/^https?:\/\/(?:esm\.sh|deno\.land\/x|cdn\.skypack\.dev|esm\.run)\//, "");
  const parts2 = bare.split("/");
  const name = bare.startsWith("@") ? parts2.slice(0, 2).join("/") : parts2[0] ?? bare;
  const version = name.indexOf("@", 1);
  return version === -1 ? name : name.slice(0, version);
}

// src/capability/evaluate/imports.ts
function dynamicImport(machine, name, scope, at2) {
  return joinAll(each(name).map((one3) => importOne(machine, one3, scope, at2)));
}
function importOne(machine, name, scope, at2) {
  const specifier = stringOf(name);
  if (specifier !== void 0) return importValue(machine, scope.module, specifier);
  machine.note(
    "DYNAMIC_IMPORT",
    `a module is imported whose name is made at run time${prefixOf(name) === "" ? "" : ` (${prefixOf(name)}\u2026)`}`,
    at2
  );
  return UNKNOWN;
}
function importValue(machine, from, specifier) {
  const module = machine.load(from, specifier);
  return module === void 0 ? packageValue(specifier) : { kind: "namespace", module };
}
function requireValue(machine, from, specifier) {
  const module = machine.load(from, specifier);
  return module === void 0 ? packageValue(specifier) : commonValue(module);
}
function hasExports({ exports, stars, externals }) {
  return exports.size > 0 || stars.length > 0 || externals.length > 0;
}
function commonValue(module) {
  const assigned2 = module.common.props.get("exports");
  if (hasExports(module) || assigned2 === void 0) return { kind: "namespace", module };
  return assigned2;
}
function isPath(specifier) {
  return specifier.startsWith(".") || specifier.startsWith("/");
}
var BELOW = {
  "fs/promises": ["fs", "promises"],
  "path/posix": ["path"],
  "path/win32": ["path"],
  "timers/promises": ["timers", "promises"],
  "dns/promises": ["dns", "promises"],
  "readline/promises": ["readline", "promises"]
};
function packageValue(specifier) {
  if (isPath(specifier)) return external(specifier);
  const below = BELOW[specifier.replace(/^node:/, "")];
  return below === void 0 ? external(packageName(specifier)) : external(below[0], below.slice(1));
}
function exportedValue(machine, module, name, at2) {
  const found = module.exports.get(name);
  if (found !== void 0) return found();
  const assigned2 = module.common.props.get("exports");
  if (name === "default" && assigned2 !== void 0 && !hasExports(module)) return assigned2;
  const value = machine.get({ kind: "namespace", module }, name, at2);
  if (assigned2 === void 0 || hasExports(module)) return value;
  return join(machine.get(assigned2, name, at2), value.kind === "const" ? void 0 : value);
}

// src/capability/evaluate/modules.ts
var SOURCE_LIMIT = 12e6;
var Loader = class {
  left = SOURCE_LIMIT;
  resolver;
  parsed;
  constructor(resolver, parsed3) {
    this.resolver = resolver;
    this.parsed = parsed3;
  }
  /** The module that a specifier stands for, run; undefined when it is a package's. */
  load(machine, from, specifier) {
    const path = this.resolver.resolve(from.path, specifier);
    return path === void 0 ? void 0 : this.open(machine, path);
  }
  /** The module at a path, run. */
  open(machine, path) {
    const known3 = machine.modules.get(path);
    if (known3 !== void 0) return known3;
    const body3 = machine.files.read(path);
    if (body3 === void 0) return void 0;
    if (path.endsWith(".json")) return this.data(machine, path, body3);
    if (!/\.[cm]?[jt]sx?$/.test(path)) return void 0;
    const file = this.parse(machine, path, body3);
    const module = newModule(machine, path, body3, file);
    machine.modules.set(path, module);
    if (file !== void 0) this.run(machine, module, file);
    return module;
  }
  parse(machine, path, body3) {
    this.left -= body3.length;
    if (this.left < 0) {
      machine.note("BUDGET", `more than ${SOURCE_LIMIT} characters of source are reached`);
      return void 0;
    }
    const parsed3 = this.parsed.get(path) ?? parseSource(path, body3);
    this.parsed.set(path, parsed3);
    if ("file" in parsed3) return parsed3.file;
    machine.note("PARSE_ERROR", `this file cannot be read as code: ${parsed3.problem}`, {
      doc: path,
      start: parsed3.offset,
      end: parsed3.offset
    });
    return void 0;
  }
  data(machine, path, body3) {
    const module = newModule(machine, path, body3);
    const value = jsonValue(machine, body3);
    module.exports.set("default", () => value);
    module.common.props.set("exports", value);
    if (value.kind === "object") for (const [name, part] of value.props) module.exports.set(name, () => part);
    machine.modules.set(path, module);
    return module;
  }
  run(machine, module, file) {
    const { body: body3 } = file.program;
    const { frame, depth } = machine;
    machine.depth = 0;
    const own = newFrame(module.path, frame);
    machine.frame = own;
    try {
      for (const node of body3) this.link(machine, module, node);
      machine.execute(body3, module.scope);
    } finally {
      module.isRun = true;
      machine.frame = frame;
      machine.depth = depth;
      absorb(machine.frame, own, { doc: module.path, start: 0, end: 0 }, `loads ${module.path}`);
    }
  }
  link(machine, module, node) {
    if (node.type === "ImportDeclaration") {
      const source = this.source(machine, module, node.source.value, node.importKind === "type");
      for (const specifier of node.specifiers) {
        const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : specifier.type === "ImportDefaultSpecifier" ? "default" : "*";
        bind(module.scope, specifier.local.name, source(name));
      }
    } else if (node.type === "ExportAllDeclaration") {
      const found = this.load(machine, module, node.source.value);
      if (found === void 0) module.externals.push(packageOf(this.resolver, module, node.source.value));
      else module.stars.push(found);
    } else if (node.type === "ExportNamedDeclaration") this.linkExport(machine, module, node);
    else if (node.type === "ExportDefaultDeclaration" || node.type === "TSExportAssignment")
      module.exports.set("default", () => module.scope.vars.get("*default*")?.value ?? UNKNOWN);
    else if (node.type === "TSImportEqualsDeclaration" && node.moduleReference.type === "TSExternalModuleReference") {
      bind(
        module.scope,
        node.id.name,
        this.source(machine, module, node.moduleReference.expression.value, false)("default")
      );
    }
  }
  linkExport(machine, module, node) {
    const source = node.source == null ? void 0 : this.source(machine, module, node.source.value, node.exportKind === "type");
    for (const specifier of node.specifiers) {
      if (specifier.type === "ExportNamespaceSpecifier")
        module.exports.set(specifier.exported.name, source?.("*") ?? (() => UNKNOWN));
      else if (specifier.type === "ExportSpecifier") {
        const local = specifier.local.name;
        module.exports.set(nameOf(specifier.exported), source?.(local) ?? (() => readCell(module.scope, local)));
      }
    }
    for (const name of declaredNames(node.declaration)) module.exports.set(name, () => readCell(module.scope, name));
  }
  /** Reads names of an imported module. */
  source(machine, module, specifier, isType) {
    const path = this.resolver.resolve(module.path, specifier);
    const found = path === void 0 || isType && !machine.modules.has(path) ? void 0 : this.open(machine, path);
    if (found === void 0 && path !== void 0) return () => () => UNKNOWN;
    if (found === void 0) {
      const target2 = packageValue(packageOf(this.resolver, module, specifier));
      return (name) => () => name === "*" || name === "default" ? target2 : machine.get(target2, name, NOWHERE);
    }
    return (name) => () => name === "*" ? { kind: "namespace", module: found } : exportedValue(machine, found, name, NOWHERE);
  }
};
var NOWHERE = { doc: "", start: 0, end: 0 };
function packageOf(resolver, module, specifier) {
  return resolver.renamed(module.path, specifier);
}
function bind(scope, name, link) {
  scope.vars.set(name, { value: UNDEFINED, born: 0, link });
}
function readCell(scope, name) {
  const cell = scope.vars.get(name);
  return cell === void 0 ? UNKNOWN : cell.link?.() ?? cell.value;
}
function nameOf(node) {
  return node.type === "Identifier" ? node.name : node.value;
}
function declaredNames(node) {
  if (node == null) return [];
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration")
    return node.id == null ? [] : [node.id.name];
  if (node.type === "TSEnumDeclaration") return [node.id.name];
  if (node.type === "TSModuleDeclaration") return node.id.type === "Identifier" ? [node.id.name] : [];
  if (node.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id }) => patternNames(id));
}
function patternNames(node) {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "ObjectPattern")
    return node.properties.flatMap((one3) => patternNames(one3.type === "RestElement" ? one3.argument : one3.value));
  if (node.type === "ArrayPattern") return node.elements.flatMap((one3) => one3 === null ? [] : patternNames(one3));
  if (node.type === "AssignmentPattern") return patternNames(node.left);
  return node.type === "RestElement" ? patternNames(node.argument) : [];
}
function newModule(machine, path, body3, file) {
  const common2 = newObject(machine);
  const exports = newObject(machine);
  common2.props.set("exports", exports);
  const vars = /* @__PURE__ */ new Map([
    ["module", { value: common2, born: 0 }],
    ["exports", { value: exports, born: 0 }],
    ["__filename", { value: constant(`/@source/${path}`), born: 0 }],
    ["__dirname", { value: constant(`/@source/${path}`.replace(/\/[^/]*$/, "")), born: 0 }],
    ["require", { value: external("require", [path]), born: 0 }]
  ]);
  const module = {
    path,
    body: body3,
    ...file === void 0 ? {} : { file },
    get scope() {
      return scope;
    },
    exports: /* @__PURE__ */ new Map(),
    stars: [],
    externals: [],
    common: common2,
    isRun: false
  };
  const scope = { id: freshId(), vars, module, isFunction: true };
  return module;
}

// src/capability/machine.ts
var OutOfBudget = class extends Error {
};
var NESTING = 900;
var Machine = class {
  /** How many undecided branches the run is inside of: what is older than that is changed weakly. */
  depth = 0;
  frame = newFrame("start");
  registered = [];
  /** Prompts, resources and texts for the model that are no tools. */
  shown = [];
  instructions = [];
  listeners = [];
  /** Results of functions that were run before, by function and arguments. */
  memo = /* @__PURE__ */ new Map();
  /** Functions that are being run: key to how often. */
  running = /* @__PURE__ */ new Map();
  contexts = /* @__PURE__ */ new Map();
  conditions = [];
  /** Packages that do more than compute and were called at start-up, in that order. */
  callees = /* @__PURE__ */ new Set();
  /** The tool that is being run. */
  tool;
  calls = 0;
  nesting = 0;
  left = 0;
  given = 0;
  semantics;
  files;
  modules = /* @__PURE__ */ new Map();
  /** Modules whose code was given to the parser, entries first. */
  entries = /* @__PURE__ */ new Set();
  constructor(semantics, files) {
    this.semantics = semantics;
    this.files = files;
  }
  evaluate(node, scope) {
    this.step();
    if (this.nesting >= NESTING) {
      this.note("BUDGET", "the code is nested too deeply");
      return UNKNOWN;
    }
    this.nesting += 1;
    const value = this.semantics.evaluate(this, node, scope);
    this.nesting -= 1;
    return value;
  }
  execute(body3, scope) {
    return this.semantics.execute(this, body3, scope);
  }
  call(callee, args, self, at2) {
    return this.semantics.call(this, callee, args, self, at2);
  }
  construct(callee, args, at2) {
    return this.semantics.construct(this, callee, args, at2);
  }
  get(value, key, at2) {
    return this.semantics.get(this, value, key, at2);
  }
  set(target2, key, value) {
    this.semantics.set(this, target2, key, value);
  }
  load(from, specifier) {
    return this.semantics.load(this, from, specifier);
  }
  open(path) {
    return this.semantics.open(this, path);
  }
  /** Begins a run with so many steps. */
  begin(steps, name) {
    this.left = steps;
    this.given = steps;
    this.nesting = 0;
    this.frame = newFrame(name);
    return this.frame;
  }
  step() {
    this.left -= 1;
    if (this.left < 0) throw new OutOfBudget("the run took too many steps");
  }
  /** Gives the run this many steps, where it has fewer left. */
  refill(steps) {
    const more = Math.max(0, steps - this.left);
    this.left += more;
    this.given += more;
  }
  /** Runs something with a share of the steps that are left; false when it was cut, and the run goes on behind it. */
  within(steps, run2) {
    const { left, nesting, depth, frame } = this;
    const share = Math.min(steps, left);
    this.left = share;
    try {
      run2();
      return true;
    } catch (error) {
      if (!(error instanceof OutOfBudget) || share === left) throw error;
      this.nesting = nesting;
      this.depth = depth;
      this.frame = frame;
      this.left = 0;
      return false;
    } finally {
      this.left += left - share;
    }
  }
  /** Steps that the run took so far. */
  get spent() {
    return this.given - Math.max(0, this.left);
  }
  get nestingLevel() {
    return this.nesting;
  }
  restoreNesting(level) {
    this.nesting = level;
  }
  /** Runs something that may not happen: changes of what is older are weak. */
  maybe(run2, condition) {
    this.depth += 1;
    if (condition !== void 0) this.conditions.push(condition);
    try {
      return run2();
    } finally {
      this.depth -= 1;
      if (condition !== void 0) this.conditions.pop();
    }
  }
  /** Runs with checks that hold meanwhile; they are forgotten after it. */
  guarded(tests, outcome2, run2) {
    const { frame } = this;
    const before = frame.guards;
    this.guard(tests, outcome2);
    try {
      return run2();
    } finally {
      frame.guards = before;
    }
  }
  /** Checks that hold for the rest of the function. */
  guard(tests, outcome2) {
    if (tests.length === 0) return;
    const guards = new Map(this.frame.guards);
    for (const { key, whenTrue, whenFalse } of tests) {
      const guard = outcome2 ? whenTrue : whenFalse;
      if (guard !== void 0) guards.set(key, [.../* @__PURE__ */ new Set([...guards.get(key) ?? [], guard])].sort());
    }
    this.frame.guards = guards;
  }
  reach(effect) {
    addEffect(this.frame, effect);
  }
  note(code, text, at2) {
    addNote(this.frame, code, text, at2);
  }
  say(saying) {
    addSaying(this.frame, saying);
  }
  cell(value) {
    return { value, born: this.depth };
  }
  assign(cell, value) {
    cell.value = cell.born >= this.depth ? value : join(cell.value, value);
  }
  isCertain(target2) {
    return target2.born >= this.depth;
  }
  newScope(parent, options = {}) {
    const { self = parent.self, home = parent.home } = options;
    return {
      id: freshId(),
      vars: /* @__PURE__ */ new Map(),
      parent,
      module: parent.module,
      isFunction: options.isFunction ?? false,
      ...self === void 0 ? {} : { self },
      ...home === void 0 ? {} : { home }
    };
  }
};

// src/capability/project/servers.ts
var SDKS = /* @__PURE__ */ new Set([
  "@modelcontextprotocol/sdk",
  "@modelcontextprotocol/server",
  "@modelcontextprotocol/core",
  "fastmcp",
  "mcp-framework",
  "agents",
  "mcp-handler",
  "@vercel/mcp-adapter",
  "@vercel/mcp-handler",
  "litemcp",
  "mcp-lite",
  "tmcp",
  "xmcp",
  "@mastra/mcp",
  "easy-mcp",
  "@rekog/mcp-nest",
  "@nestjs-mcp/server",
  "@leanmcp/core"
]);
var TESTS = /(?:^|\/)(?:(?:[\w-]{1,40}-)?(?:tests?|evals?|mocks)|__tests__|__mocks__|spec|e2e|examples?|fixtures|benchmarks?|docs?|node_modules|vendor|\.[^/]+)\/|\.(?:test|spec|stories|config|d)\.[cm]?[jt]sx?$|\.min\.js$/;
var CODE = /\.[cm]?[jt]sx?$/;
function isProductCode(path) {
  return CODE.test(path) && !TESTS.test(path);
}
function findServers(project) {
  const named2 = project.packages.filter(({ manifest, folder: folder2 }) => namesSdk(manifest) && !TESTS.test(`${folder2}/x.ts`));
  const found = named2.map((one3) => candidate(project, one3));
  if (found.length > 0) return found;
  const speaking = speakingFiles(project.tree, "");
  if (speaking.length === 0) return [];
  const owner = project.packageOf(speaking[0] ?? "");
  const folder = owner?.folder ?? commonFolder(speaking);
  return [candidate(project, owner ?? { folder, manifest: {} }, speaking)];
}
function namesSdk(manifest) {
  return ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].some(
    (key) => Object.keys(objectField(manifest, key)).some((name) => SDKS.has(name))
  );
}
function candidate(project, { folder, name, manifest }, otherwise = []) {
  const entries4 = entriesOf(project, folder, manifest);
  return {
    folder,
    manifest,
    ...name === void 0 ? {} : { packageName: name },
    entries: entries4.length > 0 ? entries4 : otherwise,
    isStarted: startsOf(project, folder, manifest).length > 0
  };
}
var CONVENTIONAL = [
  "src/index",
  "src/server",
  "src/main",
  "src/cli",
  "src/app",
  "index",
  "server",
  "main",
  "cli",
  "app",
  "src/mcp",
  "src/stdio",
  "src/mcp-server",
  "mcp-server"
];
function entriesOf(project, folder, manifest) {
  const main = [stringField(manifest, "main") ?? ""].filter((path) => path !== "");
  const programs = stringsIn(manifest["bin"]);
  const run2 = [...programs.length > 0 ? [] : main, ...startsOf(project, folder, manifest)];
  const exported = stringsIn(manifest["exports"]).filter((path) => !/\.d\.[cm]?ts$|\.json$|\*/.test(path));
  const imported = [...main, ...exported, ...scriptFiles(manifest, /^build$/)];
  for (const names2 of [run2, imported]) {
    const found = existing(project, folder, names2);
    if (found.length > 0) return found;
  }
  return existing(project, folder, CONVENTIONAL).slice(0, 3);
}
function startsOf(project, folder, manifest) {
  const started = scriptFiles(manifest, /^(?:start|dev|serve|mcp|inspector)/);
  return [...stringsIn(manifest["bin"]), ...workerEntries(project.tree, folder), ...started];
}
function scriptFiles(manifest, keys4) {
  const scripts = objectField(manifest, "scripts");
  const named2 = Object.keys(scripts).filter((key) => keys4.test(key));
  return named2.flatMap((key) => filesIn(stringField(scripts, key) ?? ""));
}
function filesIn(command) {
  return command.split(/[\s"'=]+/).filter((word) => /\.[cm]?[jt]sx?$/.test(word) && /^[\w@./-]+$/.test(word));
}
function existing(project, folder, names2) {
  const files = names2.map((name) => project.file(joined(folder, name))).filter((path) => path !== void 0);
  return [...new Set(files)].filter((path) => CODE.test(path) && !/\.(?:test|spec|config|d)\.[cm]?[jt]sx?$/.test(path));
}
function workerEntries(tree, folder) {
  const at2 = (name) => folder === "" ? name : `${folder}/${name}`;
  return ["wrangler.toml", "wrangler.jsonc", "wrangler.json"].flatMap((name) => {
    const lines = (tree.read(at2(name)) ?? "").slice(0, 1e5).split("\n");
    return lines.flatMap((line) => /^"?main"?\s?[:=]\s?["']([^"']+)["']/.exec(line.trim())?.[1] ?? []);
  });
}
function speakingFiles(tree, folder) {
  const prefix = folder === "" ? "" : `${folder}/`;
  return tree.paths.filter((path) => {
    if (!path.startsWith(prefix) || !isProductCode(path)) return false;
    const body3 = tree.read(path);
    return body3 !== void 0 && body3.length < 15e5 && speaks(body3);
  });
}
function speaks(body3) {
  return MAKES_SERVER.test(body3) || body3.includes("modelcontextprotocol");
}
function makesOwn(body3) {
  return MAKES_SERVER.test(body3) || /\bnew Client\(/.test(body3);
}
var MAKES_SERVER = /tools\/list|\.(?:registerTool|addTool|setRequestHandler)\b|\bMcpServer\b|\bnew Server\(|\bcreateMcpHandler\b|@(?:Mcp)?Tool\(/;
function commonFolder(paths) {
  let common2 = folderOf(paths[0] ?? "");
  for (const path of paths) while (common2 !== "" && !path.startsWith(`${common2}/`)) common2 = folderOf(common2);
  return common2;
}

// src/capability/reach/effects.ts
var STEPS = 24;
function placeOf({ doc, start: start2, end }) {
  return sourcePlace(doc, start2, end);
}
function effectsOf(frame, handler) {
  const found = /* @__PURE__ */ new Map();
  for (const reached2 of frame.effects.values()) {
    const key = `${reached2.leaf} ${reached2.at.doc}:${reached2.at.start}-${reached2.at.end} ${reached2.leaf === "ENV" ? reached2.symbol : ""}`;
    const effect = effectOf(reached2, handler);
    const known3 = found.get(key);
    found.set(key, known3 === void 0 ? effect : joined2(known3, effect));
  }
  return [...found.values()].map((effect) => settled(effect, [...found.values()])).sort(order);
}
function settled(effect, all2) {
  if (!effect.inputs.some(isInFolder)) return effect;
  const inputs = effect.inputs.map((input) => {
    if (!isInFolder(input)) return input;
    const key = originKey(input.origin);
    const isResolved = all2.some(
      ({ symbol, inputs: given }) => REALPATH.test(symbol) && given.some(({ origin, guards }) => originKey(origin) === key && !guards.includes("folder"))
    );
    return isResolved ? { ...input, guard: "checked" } : input;
  });
  return { ...effect, inputs };
}
var REALPATH = /\brealpath(?:Sync)?(?:\.native)?$/;
function isInFolder({ role, guard, guards }) {
  return role === "path" && guard === "unverified" && guards.includes("contained") && guards.includes("folder");
}
function effectOf(reached2, handler) {
  const { leaf, symbol, inputs, destination, isOwnFile, use } = reached2;
  return {
    leaf,
    symbol,
    at: placeOf(reached2.at),
    path: pathOf(reached2, handler),
    inputs,
    isFixed: !inputs.some(({ origin }) => origin.kind === "argument"),
    scope: "tool",
    ...destination === void 0 ? {} : { destination },
    ...isOwnFile === void 0 ? {} : { isOwnFile },
    ...use === void 0 ? {} : { use }
  };
}
function pathOf({ chain, at: at2, text }, handler) {
  const steps = [];
  for (let link = chain; link !== void 0; link = link.next)
    steps.push({ at: placeOf(link.at), text: link.text });
  const inner = steps.slice(1);
  const kept = inner.length > STEPS ? [...inner.slice(0, STEPS / 2), ...inner.slice(-STEPS / 2)] : inner;
  const first3 = handler === void 0 ? [] : [{ at: placeOf(handler), text: "the tool's handler" }];
  return [...first3, ...kept, { at: placeOf(at2), text }];
}
function joined2(one3, other) {
  const inputs = new Map(
    [...one3.inputs, ...other.inputs].map((input) => [JSON.stringify(input), input])
  );
  const all2 = [...inputs].sort(([a], [b]) => a < b ? -1 : 1).map(([, input]) => input);
  const destination = one3.destination ?? other.destination;
  return {
    ...one3,
    inputs: all2,
    isFixed: one3.isFixed && other.isFixed,
    ...destination === void 0 ? {} : { destination }
  };
}
function order(a, b) {
  return compare(a.leaf, b.leaf) || compare(a.at.doc, b.at.doc) || offset(a) - offset(b) || compare(a.symbol, b.symbol);
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function offset({ at: at2 }) {
  return Number(/\d+/.exec(at2.pointer)?.[0] ?? 0);
}
function reasonsOf(frame) {
  return [...frame.notes.values()].map(
    ({ code, text, at: at2 }) => at2 === void 0 || at2.doc === "" ? { code, text } : { code, text, at: placeOf(at2) }
  ).sort(
    (a, b) => compare(a.code, b.code) || compare(a.at?.doc ?? "", b.at?.doc ?? "") || compare(a.text, b.text) || compare(a.at?.pointer ?? "", b.at?.pointer ?? "")
  );
}
var AMBIENT_TOOLS = 3;
var PURPOSE_SHARE = 0.6;
function scoped(tools) {
  if (tools.length < AMBIENT_TOOLS) return { tools, ambient: [], purpose: [] };
  const sites = counted(tools, siteKey);
  const isAmbient = (effect) => sites.get(siteKey(effect)) === tools.length;
  const purposes = counted(
    tools,
    (effect) => effect.destination === void 0 ? void 0 : `${effect.leaf} ${effect.destination}`
  );
  const isPurpose = ({ leaf, destination }) => destination !== void 0 && (purposes.get(`${leaf} ${destination}`) ?? 0) >= tools.length * PURPOSE_SHARE;
  const marked2 = tools.map(
    (effects) => effects.map((effect) => ({
      ...effect,
      scope: isAmbient(effect) ? "ambient" : isPurpose(effect) ? "purpose" : "tool"
    }))
  );
  const ambient = (marked2[0] ?? []).filter(({ scope }) => scope === "ambient");
  const purpose = [...purposes].filter(([, count]) => count >= tools.length * PURPOSE_SHARE).sort(([a], [b]) => compare(a, b)).flatMap(([key, count]) => {
    const effect = tools.flat().find(({ leaf, destination }) => `${leaf} ${destination ?? ""}` === key);
    return effect?.destination === void 0 ? [] : [{ leaf: effect.leaf, destination: effect.destination, tools: count }];
  });
  return { tools: marked2, ambient, purpose };
}
function siteKey({ leaf, at: at2, symbol }) {
  return `${leaf} ${at2.doc} ${at2.pointer} ${symbol}`;
}
function counted(tools, key) {
  const counts = /* @__PURE__ */ new Map();
  for (const effects of tools) {
    const keys4 = new Set(effects.map(key).filter((one3) => one3 !== void 0));
    for (const one3 of keys4) counts.set(one3, (counts.get(one3) ?? 0) + 1);
  }
  return counts;
}

// src/capability/builtins/paths.ts
var ROOT = "/@source";
var TEMPORARY = "/@tmp";
var HOME = "/@home";
function asWritten(text) {
  return text.replaceAll(`${ROOT}/`, "").replaceAll(TEMPORARY, "/tmp").replaceAll(HOME, "~");
}
function parts(path) {
  const isAbsolute2 = path.startsWith("/");
  const kept = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (part !== ".." || !isAbsolute2) kept.push(part);
  }
  return `${isAbsolute2 ? "/" : ""}${kept.join("/")}` || (isAbsolute2 ? "/" : ".");
}
var COMBINATIONS = 32;
function strings(args) {
  let lists = [[]];
  for (const arg of args) {
    const options = each(arg).map(stringOf);
    const known3 = options.filter((option) => option !== void 0);
    if (known3.length !== options.length || lists.length * known3.length > COMBINATIONS) return void 0;
    lists = lists.flatMap((list) => known3.map((option) => [...list, option]));
  }
  return lists;
}
function computed(args, compute2) {
  const lists = strings(args);
  return lists === void 0 ? void 0 : joinAll(lists.map((list) => constant(compute2(list))));
}
function built(args, isResolved) {
  const joined4 = concat(args.flatMap((arg, index) => index === 0 ? [arg] : [constant("/"), arg]));
  return mapTaint(joined4, (taint) => isResolved ? guarded(taint, "resolved") : taint);
}
var join2 = (_machine, { args }) => computed(args, (texts) => parts(texts.filter((text) => text !== "").join("/"))) ?? built(args, true);
function absolute(texts) {
  let path = "";
  for (const text of [...texts].reverse()) {
    path = path === "" ? text : `${text}/${path}`;
    if (text.startsWith("/")) return parts(path);
  }
  return parts(`${ROOT}/${path}`);
}
var resolve = (_machine, { args }) => {
  const known3 = computed(args, absolute);
  if (known3 !== void 0) return known3;
  const last = args.at(-1);
  if (last !== void 0 && args.length > 1 && taintOf(last).length > 0 && !startsKnown(last)) {
    const taint = args.reduce((all2, arg) => mergeTaint(all2, taintOf(arg)), NOTHING);
    return unknown(guarded(taint, "resolved"), "string");
  }
  return built(args, true);
};
function startsKnown(value) {
  return value.kind === "const" || value.kind === "text" && typeof value.parts[0] === "string";
}
var dirname = (_machine, { args }) => computed(args.slice(0, 1), ([text = ""]) => parts(`${text}/..`)) ?? mapTaint(args[0] ?? UNDEFINED, (taint) => guarded(taint, "folder"));
var basename = (_machine, { args }) => computed(args, ([text = "", suffix = ""]) => {
  const name = text.split("/").at(-1) ?? "";
  return suffix !== "" && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}) ?? unknown(guarded(taintOf(args[0] ?? UNDEFINED), "encoded"), "string");
var extname = (_machine, { args }) => computed(args, ([text = ""]) => /\.[^./]*$/.exec(text)?.[0] ?? "") ?? unknown(guarded(taintOf(args[0] ?? UNDEFINED), "encoded"), "string");
var relative = (_machine, { args }) => {
  const taint = args.reduce((all2, arg) => mergeTaint(all2, taintOf(arg)), NOTHING);
  const value = { ...unknown(taint, "string"), isRelative: true };
  return value;
};
var isAbsolute = (_machine, { args }) => {
  const text = stringOf(args[0]);
  return text === void 0 ? unknown([], "boolean") : constant(text.startsWith("/"));
};
var fileUrlToPath = (_machine, { args }) => {
  const [first3] = args;
  return computed(args.slice(0, 1), ([text = ""]) => text.replace(/^file:\/\//, "")) ?? (first3 === void 0 ? UNDEFINED : unknown(taintOf(first3)));
};
var pathToFileUrl = (_machine, { args }) => computed(args.slice(0, 1), ([text = ""]) => `file://${text}`) ?? args[0] ?? UNDEFINED;
var pathStatics = /* @__PURE__ */ new Map([
  ["path.join", join2],
  ["path.resolve", resolve],
  [
    "path.normalize",
    (_machine, { args }) => computed(args, ([text = ""]) => parts(text)) ?? mapTaint(args[0] ?? UNDEFINED, (taint) => guarded(taint, "resolved"))
  ],
  ["path.dirname", dirname],
  ["path.basename", basename],
  ["path.extname", extname],
  ["path.relative", relative],
  ["path.isAbsolute", isAbsolute],
  ["url.fileURLToPath", fileUrlToPath],
  ["url.pathToFileURL", pathToFileUrl]
]);

// src/capability/reach/sayings.ts
var TEXTS = 200;
var VISITS = 5e3;
function textsIn(root, withNames = false) {
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  const stack = [root];
  for (let visits = 0; stack.length > 0 && visits < VISITS && found.length < TEXTS; visits += 1) {
    const value = stack.pop();
    if (value === void 0 || seen.has(value)) continue;
    seen.add(value);
    if (value.kind === "const" && typeof value.value === "string") found.push(written(value.value, value.site));
    else if (value.kind === "text") {
      const text = value.parts.map((part) => typeof part === "string" ? part : "\u2026").join("");
      found.push(written(text, value.site));
    } else if (value.kind === "union") stack.push(...value.members);
    else if (value.kind === "array") stack.push(...value.elements, ...value.rest === void 0 ? [] : [value.rest]);
    else if (value.kind === "object") {
      stack.push(...value.props.values());
      if (withNames) for (const name of value.props.keys()) found.push(written(name, value.site));
    }
  }
  return found;
}
function written(value, site) {
  return site === void 0 ? { value } : { value, site };
}
var WORDS = /\S\s+\S/;
function sayingsOf(frame, results, at2) {
  const said = /* @__PURE__ */ new Map();
  for (const saying of frame.sayings.values()) said.set(`${saying.to} ${saying.value}`, saying);
  for (const { value, site = at2 } of results.flatMap((result) => textsIn(result))) {
    if (WORDS.test(value)) said.set(`result ${value}`, { to: "result", value, at: placeOf(site) });
  }
  return [...said.values()].sort((a, b) => order2(a) < order2(b) ? -1 : 1);
}
function order2({ to, at: at2, value }) {
  const [start2 = ""] = at2.pointer.slice(1).split("-");
  return `${to} ${at2.doc} ${start2.padStart(12, "0")} ${value}`;
}

// src/capability/evaluate/callbacks.ts
var PARAMETERS = 10;
function runCallbacks(machine, args, at2, given = UNKNOWN) {
  let returned;
  const run2 = (value) => {
    if (value.kind !== "function" && value.kind !== "native") return;
    const count = value.kind === "function" ? Math.min(value.node.params.length, PARAMETERS) : 0;
    const all2 = Array.from({ length: Math.max(count, 3) }, () => given);
    returned = join(
      returned,
      machine.maybe(() => machine.call(value, all2, UNDEFINED, at2))
    );
  };
  for (const arg of args) {
    run2(arg);
    if (arg.kind === "object") for (const value of arg.props.values()) run2(value);
    if (arg.kind === "array") for (const value of (closedElements(machine, arg) ?? []).slice(0, 20)) run2(value);
  }
  return returned;
}

// src/capability/guards.ts
function guardedTaint(here, taint) {
  if (taint.every(({ origin }) => origin.kind !== "argument")) return taint;
  return taint.map((known3) => {
    const found = new Set(known3.guards);
    for (let frame = here; frame !== void 0; frame = frame.parent) {
      for (const guard of frame.guards.get(known3.key) ?? []) found.add(guard);
    }
    return found.size === known3.guards.length ? known3 : trace(known3.origin, [...found].sort());
  });
}
function guardKey(here, values3) {
  const taint = values3.reduce((all2, value) => mergeTaint(all2, shallowTaint(value)), []);
  const chosen = guardedTaint(here, taint).filter(({ origin }) => origin.kind === "argument");
  return chosen.map(({ id }) => id).join(";");
}

// src/capability/sinks/inputs.ts
var SETTLING = {
  command: ["number", "allow-list", "plain"],
  program: ["allow-list", "number"],
  "shell-option": ["allow-list", "number"],
  element: ["number", "allow-list", "option-end", "leading-dash"],
  sql: ["number", "allow-list", "plain"],
  url: ["number", "allow-list", "encoded", "contained"],
  header: ["number", "allow-list", "plain"],
  path: ["number", "allow-list", "encoded", "plain"],
  code: ["number", "allow-list"],
  body: [],
  recipient: ["allow-list"],
  output: []
};
var BESIDE = {
  command: ["leading-dash", "option-end", "prefix"],
  program: ["leading-dash", "option-end", "prefix"],
  sql: ["leading-dash", "option-end", "contained", "encoded"],
  code: ["leading-dash", "option-end", "contained", "encoded", "prefix"],
  url: ["leading-dash"],
  path: ["leading-dash"]
};
var ALWAYS_BESIDE = ["resolved", "realpath", "folder", "parsed"];
function isContained(guards) {
  return guards.includes("contained") && guards.includes("realpath");
}
function judge(role, guards) {
  if (SETTLING[role].some((guard) => guards.includes(guard)) || role === "path" && isContained(guards))
    return "checked";
  const beside = [...ALWAYS_BESIDE, ...BESIDE[role] ?? []];
  const says = guards.filter((guard) => !beside.includes(guard));
  return says.length === 0 ? "none" : "unverified";
}
function inputsOf(machine, value, role, added = []) {
  const leading = new Set(
    guardedTaint(machine.frame, leadingTaint(value, role)).map(({ origin }) => originKey(origin))
  );
  return guardedTaint(machine.frame, taintOf(value)).map(({ origin, guards }) => {
    const all2 = [.../* @__PURE__ */ new Set([...guards, ...added])].sort();
    return { role, origin, isLeading: leading.has(originKey(origin)), guard: judge(role, all2), guards: all2 };
  });
}
var SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\/$/i;
function leadingTaint(value, role) {
  if (value.kind === "text") {
    const [first3, second] = value.parts;
    const part = role === "url" && typeof first3 === "string" && SCHEME.test(first3) ? second : first3;
    return part === void 0 || typeof part === "string" ? NOTHING : part;
  }
  if (value.kind === "union")
    return value.members.reduce((taint, one3) => mergeTaint(taint, leadingTaint(one3, role)), NOTHING);
  return taintOf(value);
}
function elementInputs(machine, list) {
  if (list.kind !== "array") return inputsOf(machine, list, "element");
  const end = list.elements.findIndex((element) => stringOf(element) === "--");
  const added = (index) => end !== -1 && index > end ? ["option-end"] : [];
  const inputs = list.elements.flatMap((element, index) => inputsOf(machine, element, "element", added(index)));
  const { rest } = list;
  return rest === void 0 ? inputs : [...inputs, ...inputsOf(machine, rest, "element", added(list.elements.length))];
}
function distinct2(inputs) {
  const order3 = { none: 0, unverified: 1, checked: 2 };
  const kept = /* @__PURE__ */ new Map();
  for (const input of inputs) {
    const key = `${input.role} ${originKey(input.origin)}`;
    const known3 = kept.get(key);
    const isWorse = known3 !== void 0 && (order3[input.guard] - order3[known3.guard] || Number(known3.isLeading) - Number(input.isLeading)) < 0;
    if (known3 === void 0 || isWorse) kept.set(key, input);
  }
  return [...kept].sort(([a], [b]) => a < b ? -1 : 1).map(([, input]) => input);
}

// src/capability/register/calls.ts
var LIST = "tools/list";
var CALL = "tools/call";
var CLIENT = "@modelcontextprotocol/client";
var EXTRA = external("@modelcontextprotocol/sdk", ["extra"]);
var SERVER = external("@modelcontextprotocol/sdk", ["McpServer"]);
var SHOWING = /* @__PURE__ */ new Set([
  "prompt",
  "registerPrompt",
  "addPrompt",
  "resource",
  "registerResource",
  "addResource",
  "addResourceTemplate"
]);
function registration(machine, callee, args, at2, isNew = false) {
  const name = callee.path.at(-1) ?? "";
  if (!SDKS.has(callee.module) && callee.module !== CLIENT)
    return /(?:^|[/@-])mcp(?:[/-]|$)/.test(callee.module) ? frameworkCall(machine, callee, name, args, at2) : void 0;
  if (callee.path[0] === "extra") runCallbacks(machine, args, at2);
  const isClient = callee.path.some(
    (part) => part === "Client" || part.endsWith("Transport") && !part.includes("Server")
  );
  if (isNew) return made(machine, callee, args, at2);
  if (isClient) return clientCall(machine, callee, name, args, at2);
  if (name === "tool" || name === "registerTool" || name === "registerToolTask" || name === "registerAppTool")
    addTool(machine, callee, name, name === "registerAppTool" ? args.slice(1) : args, at2);
  else if (name === "addTool") for (const tool of [args[0] ?? UNDEFINED]) addTool(machine, callee, name, [tool], at2);
  else if (name === "addTools")
    for (const tool of closedElements(machine, args[0] ?? UNDEFINED) ?? [])
      addTool(machine, callee, "addTool", [tool], at2);
  else if (SHOWING.has(name)) machine.shown.push({ kind: "call", style: name, args, at: at2 });
  else if (name === "setRequestHandler") addHandler(machine, args, at2);
  else if (name === "createMcpHandler" || callee.module === "mcp-handler" || callee.module === "@vercel/mcp-adapter")
    handlerFactory(machine, args, at2);
  else if ((name === "imageContent" || name === "audioContent") && args[0]?.kind === "object" && args[0].props.has("url")) {
    const url = args[0].props.get("url") ?? UNDEFINED;
    machine.reach({
      leaf: "NETWORK_OUTBOUND",
      symbol: `${callee.module}.${name}`,
      at: at2,
      text: "fetches the address that it is given",
      inputs: inputsOf(machine, url, "url")
    });
    return unknown(traced({ kind: "network" }));
  } else if (name === "defineTool" || name === "createTool") return args[0] ?? UNDEFINED;
  else if (/^(?:createMessage|elicitInput|listRoots|elicit|requestSampling)$/.test(name)) {
    asked(machine, name, args[0], at2);
    return unknown(traced({ kind: "network" }));
  }
  if (name === "start" && callee.module === "mcp-framework")
    machine.registered.push({
      kind: "tool",
      style: "mcp-framework",
      args: [],
      at: at2,
      conditions: [],
      inEntry: false,
      frame: ""
    });
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}
function asked(machine, name, question, at2) {
  if (question === void 0 || name === "listRoots") return;
  const to = name === "createMessage" || name === "requestSampling" ? "sampling" : "elicitation";
  for (const { value, site = at2 } of textsIn(question, to === "elicitation")) {
    machine.say({ to, value, at: placeOf(site) });
  }
}
function frameworkCall(machine, callee, name, args, at2) {
  const [first3, second] = args;
  if (/^(?:tool|(?:define|create|build)Tool)$/.test(name)) {
    if (first3?.kind === "object") return first3;
    if (second?.kind !== "object") return void 0;
    return newObject(machine, { props: [...second.props, ["name", first3 ?? UNDEFINED]], rest: second.rest, site: at2 });
  }
  const options = first3?.kind === "object" ? first3 : void 0;
  const tools = options?.props.get("tools");
  const listed3 = tools === void 0 ? void 0 : closedElements(machine, tools);
  if (listed3 === void 0 || listed3.length === 0) return void 0;
  for (const tool of listed3) addTool(machine, callee, "addTool", [tool], at2);
  for (const one3 of options?.props.values() ?? []) if (one3.kind === "function") machine.call(one3, [], UNDEFINED, at2);
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}
function made(machine, callee, args, at2) {
  if (callee.module === "mcp-framework" || callee.module === "@mastra/mcp") {
    const tools = args[0]?.kind === "object" ? args[0].props.get("tools") : void 0;
    if (tools?.kind === "object")
      for (const [name, tool] of tools.props)
        addTool(machine, callee, "mastra", [{ kind: "const", value: name }, tool], at2);
  }
  if (callee.path.at(-1) === "ResourceTemplate")
    return newObject(machine, { props: [["uriTemplate", args[0] ?? UNDEFINED]], site: at2 });
  for (const arg of args) {
    const text = arg.kind === "object" ? arg.props.get("instructions") : void 0;
    if (text !== void 0) machine.instructions.push(text);
  }
  return { ...callee, taint: args.reduce((taint, arg) => taint.length > 0 ? taint : taintOf(arg), callee.taint) };
}
function clientCall(machine, callee, name, args, at2) {
  if (name === "listTools" || name === "request" && stringOf(args[0]?.kind === "object" ? args[0].props.get("method") : void 0) === LIST) {
    machine.note("PROXIED", "the tools are those of another server, asked for when it runs", at2);
    return unknown(traced({ kind: "network" }));
  }
  if (name === "send" && (callee.module === CLIENT || callee.path.some((part) => part.endsWith("ClientTransport"))))
    machine.note("PROXIED", "messages are passed on to another server, which has the tools", at2);
  if (name === "callTool" || name === "request" || name === "readResource") {
    machine.reach({
      leaf: "NETWORK_OUTBOUND",
      symbol: `Client.${name}`,
      at: at2,
      text: "asks another MCP server",
      inputs: []
    });
    return unknown(traced({ kind: "network" }));
  }
  return { ...callee, path: [...callee.path.slice(0, 4), "()"] };
}
function addTool(machine, callee, style, args, at2) {
  machine.registered.push({
    kind: "tool",
    style: callee.module === "fastmcp" || callee.module === "litemcp" ? "fastmcp" : style,
    args,
    at: at2,
    frame: machine.frame.name,
    conditions: [...machine.conditions],
    inEntry: machine.entries.has(at2.doc)
  });
}
function addHandler(machine, args, at2) {
  const [schema2, run2] = args;
  const method = schema2 === void 0 ? void 0 : methodOf(schema2);
  if (method === void 0 || run2 === void 0) return;
  if (method === LIST || method === CALL) registerHandler(machine, method, run2, at2, "setRequestHandler");
  else machine.shown.push({ kind: "list", method, run: run2, at: at2 });
}
var METHODS = /* @__PURE__ */ new Map([
  ["ListToolsRequestSchema", LIST],
  ["CallToolRequestSchema", CALL],
  ["ListPromptsRequestSchema", "prompts/list"],
  ["ListResourcesRequestSchema", "resources/list"],
  ["ListResourceTemplatesRequestSchema", "resources/templates/list"]
]);
var METHOD_NAMES = new Set(METHODS.values());
function registerHandler(machine, method, run2, at2, style) {
  machine.registered.push({
    kind: "handler",
    method,
    run: run2,
    server: at2.doc,
    at: at2,
    style,
    conditions: [...machine.conditions]
  });
}
function methodOf(schema2) {
  const text = stringOf(schema2);
  if (text !== void 0) return METHOD_NAMES.has(text) ? text : void 0;
  if (schema2.kind === "external") return METHODS.get(schema2.path.at(-1) ?? "");
  if (schema2.kind !== "schema") return void 0;
  const method = schema2.shape?.get("method")?.json["const"];
  return typeof method === "string" && METHOD_NAMES.has(method) ? method : void 0;
}
function handlerFactory(machine, args, at2) {
  const [setUp] = args;
  if (setUp?.kind === "function" || setUp?.kind === "native") machine.call(setUp, [SERVER], UNDEFINED, at2);
}
function handWritten(machine, args, at2) {
  const [method, run2] = args;
  if (method?.kind !== "const" || method.value !== LIST && method.value !== CALL) return;
  if (run2?.kind === "function" || run2?.kind === "native") registerHandler(machine, method.value, run2, at2, "by hand");
}

// src/capability/schemas/build.ts
var NO_PLACES = /* @__PURE__ */ new Map();
function schema(json, parts2 = {}) {
  return { kind: "schema", json, isOptional: false, places: NO_PLACES, ...parts2 };
}
function withKeywords(value, keywords, places = []) {
  return {
    ...value,
    json: { ...value.json, ...keywords },
    places: places.length === 0 ? value.places : new Map([...value.places, ...places])
  };
}
function objectSchema(shape, extra = {}) {
  const properties = {};
  const required2 = [];
  const places = /* @__PURE__ */ new Map();
  for (const [name, property] of shape) {
    Object.defineProperty(properties, name, { value: property.json, enumerable: true });
    if (!property.isOptional) required2.push(name);
    for (const [pointer, site] of property.places)
      places.set(`/properties/${name.replaceAll("~", "~0").replaceAll("/", "~1")}${pointer}`, site);
  }
  const json = { type: "object", properties, ...required2.length === 0 ? {} : { required: required2 }, ...extra };
  return schema(json, { shape, places });
}
function arraySchema(element) {
  if (element === void 0) return schema({ type: "array" });
  const places = new Map([...element.places].map(([pointer, site]) => [`/items${pointer}`, site]));
  return schema({ type: "array", items: element.json }, { element, places });
}

// src/capability/schemas/typebox.ts
var TYPES = {
  String: { type: "string" },
  Number: { type: "number" },
  Integer: { type: "integer" },
  Boolean: { type: "boolean" },
  Null: { type: "null" },
  Any: {},
  Unknown: {}
};
function typeboxCall(machine, callee, args) {
  const name = callee.path.at(-1) ?? "";
  const [first3, second] = args;
  const inner = first3?.kind === "schema" ? first3 : void 0;
  const options = (value) => value === void 0 ? {} : toJsonObject(machine, value) ?? {};
  if (name === "Optional") return { ...inner ?? schema({}), isOptional: true };
  if (name === "Array") return withKeywords(arraySchema(inner), options(second));
  if (name === "Object") return withKeywords(objectSchema(new Map(propertiesOf(first3))), options(second));
  if (name === "Union") return schema({ anyOf: elementsOf(first3).map(({ json: json2 }) => json2), ...options(second) });
  if (name === "Literal")
    return schema({
      ...first3?.kind === "const" && typeof first3.value === "string" ? { const: first3.value, type: "string" } : {},
      ...options(second)
    });
  const json = Object.hasOwn(TYPES, name) ? TYPES[name] : void 0;
  return schema({ ...json, ...options(first3) });
}
function propertiesOf(value) {
  if (value?.kind !== "object") return [];
  return [...value.props].map(([name, one3]) => [name, one3.kind === "schema" ? one3 : schema({})]);
}
function elementsOf(value) {
  return value?.kind === "array" ? value.elements.filter((one3) => one3.kind === "schema") : [];
}

// src/capability/schemas/zod.ts
var TYPES2 = {
  string: { type: "string" },
  number: { type: "number" },
  int: { type: "integer" },
  bigint: { type: "integer" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date-time" },
  null: { type: "null" },
  any: {},
  unknown: {},
  never: { not: {} },
  void: {},
  undefined: {},
  custom: {},
  instanceof: {},
  email: { type: "string", format: "email" },
  url: { type: "string", format: "uri" },
  uuid: { type: "string", format: "uuid" },
  record: { type: "object", additionalProperties: {} },
  map: { type: "object" },
  set: { type: "array" },
  json: {}
};
var OPEN = { additionalProperties: true };
function isKnown(shape) {
  return shape === void 0 || each(shape).every((one3) => one3.kind === "object" && one3.rest === void 0);
}
var MAKERS = /* @__PURE__ */ new Map([
  ["object", (machine, { args }) => objectSchema(shapeOf(machine, args[0]), isKnown(args[0]) ? {} : OPEN)],
  [
    "strictObject",
    (machine, { args }) => objectSchema(shapeOf(machine, args[0]), isKnown(args[0]) ? { additionalProperties: false } : OPEN)
  ],
  ["looseObject", (machine, { args }) => objectSchema(shapeOf(machine, args[0]), OPEN)],
  ["array", (_machine, { args }) => arraySchema(asSchema(args[0]))],
  ["enum", (_machine, { args }) => schema({ type: "string", enum: constants(args[0]) })],
  ["nativeEnum", (_machine, { args }) => schema({ enum: constants(args[0]) })],
  ["literal", (_machine, { args }) => schema(literal(args[0]))],
  ["union", (_machine, { args }) => anyOf(args[0])],
  ["discriminatedUnion", (_machine, { args }) => anyOf(args[1])],
  ["intersection", (_machine, { args }) => merged(asSchema(args[0]), asSchema(args[1]))],
  ["tuple", () => schema({ type: "array" })],
  ["optional", (_machine, { args }) => ({ ...asSchema(args[0]) ?? schema({}), isOptional: true })],
  ["nullable", (_machine, { args }) => nullable(asSchema(args[0]) ?? schema({}))],
  ["preprocess", (_machine, { args }) => asSchema(args[1]) ?? schema({})],
  ["pipe", (_machine, { args }) => asSchema(args[0]) ?? schema({})],
  [
    "lazy",
    (machine, { args, at: at2 }) => asSchema(args[0] === void 0 ? void 0 : machine.call(args[0], [], UNDEFINED, at2)) ?? schema({})
  ]
]);
function schemaCall(machine, callee, args, at2) {
  const { module } = callee;
  if (module === "@sinclair/typebox" || module === "typebox") return typeboxCall(machine, callee, args);
  if (module === "zod-to-json-schema" || module === "zod" && callee.path.at(-1) === "toJSONSchema") return args[0];
  if (module !== "zod" && callee.path[0] !== "z") return void 0;
  const name = callee.path.filter((part) => part !== "z" && part !== "coerce" && part !== "iso" && part !== "default").at(-1) ?? "";
  const maker = MAKERS.get(name);
  if (maker !== void 0) return maker(machine, { self: callee, args, at: at2 });
  const json = Object.hasOwn(TYPES2, name) ? TYPES2[name] : void 0;
  if (json !== void 0) return schema(json);
  return /^Zod|Error$|^custom|issue/i.test(name) ? external("zod", ["error"]) : schema({});
}
function asSchema(value) {
  if (value?.kind === "schema") return value;
  return value?.kind === "union" ? value.members.find((one3) => one3.kind === "schema") : void 0;
}
function shapeOf(machine, value) {
  const shape = /* @__PURE__ */ new Map();
  for (const one3 of value === void 0 ? [] : each(value)) {
    if (one3.kind === "schema") for (const [name, property] of one3.shape ?? []) shape.set(name, property);
    if (one3.kind !== "object") continue;
    for (const [name, property] of one3.props) shape.set(name, asSchema(property) ?? schema({}));
    for (const [name] of one3.getters)
      shape.set(name, asSchema(machine.get(one3, name, { doc: "", start: 0, end: 0 })) ?? schema({}));
  }
  return shape;
}
function constants(value) {
  const list = value?.kind === "array" ? value.elements : value?.kind === "object" ? [...value.props.values()] : [];
  return list.flatMap(
    (one3) => one3.kind === "const" && one3.value !== void 0 && typeof one3.value !== "bigint" ? [one3.value] : []
  );
}
function literal(value) {
  if (value?.kind === "array") return { enum: constants(value) };
  const known3 = value?.kind === "const" && value.value !== void 0 && typeof value.value !== "bigint" ? value.value : void 0;
  return known3 === void 0 ? {} : { const: known3, ...typeof known3 === "string" ? { type: "string" } : {} };
}
function anyOf(value) {
  const options = value?.kind === "array" ? value.elements.map(asSchema).filter((one3) => one3 !== void 0) : [];
  return schema({ anyOf: options.map(({ json }) => json) });
}
function nullable(value) {
  return { ...value, json: { anyOf: [value.json, { type: "null" }] } };
}
function merged(one3, other) {
  return objectSchema(new Map([...one3?.shape ?? [], ...other?.shape ?? []]));
}

// src/capability/register/draft.ts
function unnamed(machine, call) {
  machine.note("NAME_UNKNOWN", "a tool is registered whose name is made at run time", call.at);
  return [];
}
function withNameSite(draft, name) {
  return name.kind === "const" && name.site !== void 0 ? { ...draft, nameSite: name.site } : draft;
}
function base(call, name) {
  return {
    name,
    site: call.at,
    style: call.style,
    isInEntry: call.inEntry,
    frame: call.frame,
    conditions: call.conditions
  };
}
function memberOf(machine, value, names2) {
  if (value.kind !== "object" && value.kind !== "union") return void 0;
  for (const name of names2) {
    const found = machine.get(value, name, NOWHERE2);
    if (found.kind !== "const" && found.kind !== "unknown") return found;
  }
  return void 0;
}
var NOWHERE2 = { doc: "", start: 0, end: 0 };
var SCHEMAS = ["inputSchema", "parameters", "schema", "input", "paramsSchema", "params"];
var SHOWN = ["title", "_meta", "icons"];
function fromFields(machine, call, name, config) {
  const read = (key) => {
    const found = config.kind === "object" || config.kind === "union" ? machine.get(config, key, NOWHERE2) : void 0;
    return found === void 0 || found.kind === "const" && found.value === void 0 ? void 0 : found;
  };
  const [description, outputSchema, annotations] = ["description", "outputSchema", "annotations"].map(read);
  const inputSchema = SCHEMAS.map(read).find(
    (one3) => one3 !== void 0 && one3.kind !== "function" && one3.kind !== "native"
  );
  return {
    ...base(call, name),
    ...description === void 0 ? {} : { description },
    ...inputSchema === void 0 ? {} : { inputSchema },
    ...outputSchema === void 0 ? {} : { outputSchema },
    ...annotations === void 0 ? {} : { annotations },
    fields: new Map(
      SHOWN.flatMap((key) => {
        const value = read(key);
        return value === void 0 ? [] : [[key, value]];
      })
    ),
    handlers: []
  };
}

// src/capability/register/listed.ts
function schemaOf(machine, value) {
  if (value === void 0) return void 0;
  const known3 = asSchema(value);
  if (known3 !== void 0) return known3;
  if (value.kind === "union")
    return schemaOf(
      machine,
      value.members.find((one3) => one3.kind === "object")
    );
  const type = value.kind === "object" ? value.props.get("type") : void 0;
  if (value.kind !== "object" || type !== void 0 && asSchema(type) === void 0) return void 0;
  if (value.props.has("$schema")) return void 0;
  const isShape = [...value.props.values()].every((one3) => asSchema(one3) !== void 0);
  if (isShape && value.rest === void 0) return objectSchema(shapeOf(machine, value));
  return void 0;
}
function listedTools(machine, result, at2) {
  const list = machine.get(result, "tools", at2);
  const tools = [];
  let isOpen2 = false;
  for (const one3 of each(list)) {
    if (one3.kind !== "array") {
      isOpen2 ||= one3.kind !== "const";
      continue;
    }
    for (const element of one3.elements)
      for (const tool of each(element))
        if (tool.kind === "object") tools.push(tool);
        else isOpen2 = true;
    if (one3.rest === void 0) continue;
    isOpen2 = true;
    for (const tool of each(elementOf({ ...one3, elements: [] }))) if (tool.kind === "object") tools.push(tool);
  }
  return { tools, isOpen: isOpen2 };
}
function listedDraft(machine, call, tool) {
  return each(machine.get(tool, "name", call.at)).flatMap((name) => {
    const text = stringOf(name);
    if (text === void 0) return unnamed(machine, { ...call, at: tool.site ?? call.at });
    const draft = withNameSite(fromFields(machine, call, text, tool), name);
    return [{ ...draft, site: tool.site ?? call.at }];
  });
}

// src/capability/builtins/addresses.ts
var PARTS2 = ["hash", "host", "hostname", "origin", "password", "pathname", "port", "protocol", "username"];
function addressPart(value, key) {
  const part = PARTS2.find((one3) => one3 === key);
  if (part === void 0 && key !== "href" && key !== "searchParams") return void 0;
  const address = value.kind === "const" ? parsed2(value.value) : void 0;
  if (value.kind === "const" && address === void 0) return void 0;
  if (key === "href") return value;
  if (part === void 0) return external("URLSearchParams", ["()"], taintOf(value));
  return address === void 0 ? unknown(taintOf(value), "string") : constant(address[part]);
}
function parsed2(text) {
  return typeof text === "string" && URL.canParse(text) ? new URL(text) : void 0;
}

// src/capability/natives.ts
function native(name, run2) {
  const value = { kind: "native", id: freshId(), name, run: run2 };
  return value;
}
function runNative(machine, value, call) {
  if (!isRunnable(value)) throw new Error(`the function ${value.name} was not made by native()`);
  return value.run(machine, call);
}
function isRunnable(value) {
  return "run" in value;
}

// src/capability/evaluate/truth.ts
function truth(value) {
  if (value.kind !== "union") return truthOfOne(value);
  const outcomes2 = new Set(value.members.map(truthOfOne));
  const [only] = outcomes2;
  return outcomes2.size === 1 ? only : void 0;
}
function truthOfOne(value) {
  if (value.kind === "const") return Boolean(value.value);
  if (value.kind === "unknown" || value.kind === "external" && value.path.includes("()")) return void 0;
  if (value.kind === "text") return value.parts.some((part) => typeof part === "string") ? true : void 0;
  return true;
}
function isNullish(value) {
  if (value.kind !== "union") return isNullishOne(value);
  const outcomes2 = new Set(value.members.map(isNullishOne));
  const [only] = outcomes2;
  return outcomes2.size === 1 ? only : void 0;
}
function isNullishOne(value) {
  if (value.kind === "const") return value.value === void 0 || value.value === null;
  return value.kind === "unknown" ? void 0 : false;
}
function without(value, drop) {
  if (value.kind !== "union") return value;
  const members = value.members.filter((member3) => !drop(member3));
  const only = members[0];
  if (only === void 0) return value;
  return members.length === 1 ? only : { kind: "union", members };
}
function isNothing(value) {
  return value.kind === "const" && (value.value === void 0 || value.value === null);
}
function isFalse(value) {
  return value.kind === "const" && !value.value;
}
function testsOf(value) {
  if (value.kind === "unknown") return value.tests ?? [];
  return value.kind === "union" ? value.members.flatMap(testsOf) : [];
}
function outcome(checked, whenTrue, whenFalse) {
  const chosen = taintOf(checked).filter(({ origin }) => origin.kind === "argument");
  return boolean(
    chosen.flatMap((found) => [
      test(found.key, whenTrue, whenFalse),
      ...resolvedGuards(found).map(
        (guard) => test(found.key, whenTrue === "contained" ? guard : void 0, whenFalse === "contained" ? guard : void 0)
      )
    ])
  );
}
function resolvedGuards({ guards }) {
  if (!guards.includes("realpath")) return [];
  return guards.includes("folder") ? ["folder"] : ["folder", "realpath"];
}
function outcomes(checked, whenTrue, whenFalse) {
  const checks = [
    ...whenTrue.map((guard) => outcome(checked, guard)),
    ...whenFalse.map((guard) => outcome(checked, void 0, guard))
  ];
  return boolean(checks.flatMap(testsOf));
}
var TESTS2 = 24;
function boolean(tests) {
  const known3 = unknown([], "boolean");
  return tests.length === 0 ? known3 : { ...known3, tests: distinctTests(tests).slice(0, TESTS2) };
}
function negated(value) {
  const known3 = truth(value);
  if (known3 !== void 0) return { kind: "const", value: !known3 };
  return boolean(testsOf(value).map(({ key, whenTrue, whenFalse }) => test(key, whenFalse, whenTrue)));
}
function test(key, whenTrue, whenFalse) {
  return { key, ...whenTrue === void 0 ? {} : { whenTrue }, ...whenFalse === void 0 ? {} : { whenFalse } };
}
function both(left, right) {
  return [...one(left, true), ...one(right, true), ...shared(left, right, false)];
}
function either(left, right) {
  return [...one(left, false), ...one(right, false), ...shared(left, right, true)];
}
function one(value, when) {
  return testsOf(value).map(
    ({ key, whenTrue, whenFalse }) => when ? test(key, whenTrue, void 0) : test(key, void 0, whenFalse)
  );
}
function shared(left, right, when) {
  const guardIn = ({ whenTrue, whenFalse }) => when ? whenTrue : whenFalse;
  return testsOf(right).flatMap((found) => {
    const guard = guardIn(found);
    const others = testsOf(left).flatMap((other2) => other2.key === found.key ? guardIn(other2) ?? [] : []);
    const [other] = others;
    if (guard === void 0 || other === void 0) return [];
    const weaker2 = guard === "allow-list" ? other : guard;
    return [when ? test(found.key, weaker2, void 0) : test(found.key, void 0, weaker2)];
  });
}

// src/capability/evaluate/operators.ts
var COMPARISONS = /* @__PURE__ */ new Set(["<", ">", "<=", ">="]);
var PAIRS = 36;
function binary(operator, left, right, site) {
  if (operator === "===" || operator === "==") return equal(left, right, operator === "==");
  if (operator === "!==" || operator === "!=") return negated(equal(left, right, operator === "!="));
  if (operator === "+") return plus(left, right, site);
  if (operator === "instanceof") return instance(left, right);
  if (operator === "in") return contains(right, left);
  if (left.kind === "const" && right.kind === "const") return arithmetic(operator, left.value, right.value);
  if (COMPARISONS.has(operator)) return boolean([]);
  return unknown(guarded(mergeTaint(taintOf(left), taintOf(right)), "number"), "number");
}
function plus(left, right, site) {
  if (left.kind === "const" && right.kind === "const" && typeof left.value !== "string" && typeof right.value !== "string")
    return arithmetic("+", left.value, right.value);
  if (isNumber(left) && isNumber(right)) return unknown(mergeTaint(taintOf(left), taintOf(right)), "number");
  const lefts = each(left);
  const rights = each(right);
  if (lefts.length * rights.length > PAIRS || lefts.length === 1 && rights.length === 1)
    return concat([left, right], site);
  return joinAll(lefts.flatMap((one3) => rights.map((other) => concat([one3, other], site))));
}
function isNumber(value) {
  return value.kind === "const" ? typeof value.value === "number" : value.kind === "unknown" && value.type === "number";
}
function equal(left, right, isLoose = false) {
  const outcomes2 = new Set(each(left).flatMap((one3) => each(right).map((other) => same(one3, other, isLoose))));
  const [only] = outcomes2;
  if (outcomes2.size === 1 && only !== void 0) return constant(only);
  if (left.kind !== "const" && right.kind === "const")
    return outcome(left, right.value == null ? void 0 : "allow-list");
  if (right.kind !== "const" && left.kind === "const")
    return outcome(right, left.value == null ? void 0 : "allow-list");
  if (!isArgument(right) && isArgument(left)) return outcome(left, "allow-list");
  if (!isArgument(left) && isArgument(right)) return outcome(right, "allow-list");
  return boolean([]);
}
function isArgument(value) {
  return taintOf(value).some(({ origin }) => origin.kind === "argument");
}
function same(one3, other, isLoose) {
  if (one3.kind === "unknown" || other.kind === "unknown") return void 0;
  if (one3.kind === "const" && other.kind === "const")
    return one3.value === other.value || isLoose && (one3.value ?? null) === null && (other.value ?? null) === null;
  if (one3.kind === "text" || other.kind === "text") {
    const constant2 = one3.kind === "const" ? one3.value : other.kind === "const" ? other.value : "";
    return typeof constant2 === "string" ? void 0 : false;
  }
  if (one3.kind === "external" || other.kind === "external")
    return one3.kind === "const" || other.kind === "const" ? false : void 0;
  return one3 === other;
}
function instance(left, right) {
  if (left.kind !== "object" || right.kind !== "class") return boolean([]);
  for (let proto = left.proto; proto?.kind === "class"; proto = proto.parent)
    if (proto === right) return constant(true);
  return constant(false);
}
function contains(target2, key) {
  const name = stringOf(key);
  if (target2.kind !== "object") return boolean([]);
  if (name === void 0) return outcome(key, "allow-list");
  if (target2.props.has(name)) return constant(true);
  return target2.rest === void 0 && target2.proto === void 0 ? constant(false) : boolean([]);
}
function arithmetic(operator, left, right) {
  if (typeof left === "string" && typeof right === "string" && COMPARISONS.has(operator))
    return compare2(operator, left < right, left === right);
  const [one3, other] = [numeric(left), numeric(right)];
  if (one3 === void 0 || other === void 0) return unknown([], "number");
  if (COMPARISONS.has(operator))
    return Number.isNaN(one3) || Number.isNaN(other) ? constant(false) : compare2(operator, one3 < other, one3 === other);
  const result = compute(operator, one3, other);
  return result === void 0 ? unknown([], "number") : constant(result);
}
function compare2(operator, isLess, isEqual) {
  if (operator === "<") return constant(isLess);
  if (operator === "<=") return constant(isLess || isEqual);
  return constant(operator === ">" ? !isLess && !isEqual : !isLess);
}
function numeric(value) {
  return typeof value === "bigint" ? void 0 : Number(value);
}
function compute(operator, one3, other) {
  const results = {
    "+": () => one3 + other,
    "-": () => one3 - other,
    "*": () => one3 * other,
    "/": () => one3 / other,
    "%": () => one3 % other,
    "**": () => one3 ** other,
    "|": () => one3 | other,
    "&": () => one3 & other,
    "^": () => one3 ^ other,
    "<<": () => one3 << other,
    ">>": () => one3 >> other,
    ">>>": () => one3 >>> other
  };
  return results[operator]?.();
}
function unary(operator, value) {
  if (operator === "void") return UNDEFINED;
  if (operator === "typeof") return typeName(value);
  if (value.kind !== "const" || typeof value.value === "bigint")
    return unknown(guarded(taintOf(value), "number"), "number");
  const number2 = Number(value.value);
  return constant(operator === "-" ? -number2 : operator === "~" ? ~number2 : number2);
}
function typeName(value) {
  const names2 = new Set(each(value).map(nameOfOne));
  const [only] = names2;
  return names2.size === 1 && only !== void 0 ? constant(only) : unknown([], "string");
}
function nameOfOne(value) {
  if (value.kind === "const") return value.value === null ? "object" : typeof value.value;
  if (value.kind === "text") return "string";
  if (value.kind === "function" || value.kind === "native" || value.kind === "class") return "function";
  if (value.kind === "unknown") return value.type === "array" ? "object" : value.type;
  return value.kind === "external" ? void 0 : "object";
}

// src/capability/builtins/arrays.ts
function arrayMethod(list, key) {
  const method = METHODS2.get(key);
  return method === void 0 ? UNDEFINED : native(key, (machine, call) => method(machine, list, call));
}
function isArrayMethod(key) {
  return METHODS2.has(key);
}
function visit(machine, list, { args, at: at2 }) {
  const [callback] = args;
  if (callback === void 0) return { known: [] };
  const run2 = (element, index) => ({
    element,
    result: machine.call(callback, [element, index, list], UNDEFINED, at2)
  });
  const known3 = list.elements.map((element, index) => run2(element, constant(index)));
  const { rest } = list;
  if (rest === void 0) return { known: known3 };
  return { known: known3, rest: machine.maybe(() => run2(rest, unknown([], "number"))) };
}
var forEach = (machine, list, call) => {
  visit(machine, list, call);
  return UNDEFINED;
};
var map = (machine, list, call) => {
  const { known: known3, rest } = visit(machine, list, call);
  const mapped = newArray(
    machine,
    known3.map(({ result }) => result),
    rest?.result
  );
  mapped.mayLack = list.mayLack === true;
  return mapped;
};
var flatMap = (machine, list, call) => flat(machine, asArray(machine, map(machine, list, call)));
var filter = (machine, list, call) => {
  const { known: known3, rest } = visit(machine, list, call);
  const kept = known3.filter(({ result }) => truth(result) !== false).map(({ element }) => element);
  const isRest = rest !== void 0 && truth(rest.result) !== false;
  const filtered = newArray(machine, kept, isRest ? rest.element : void 0);
  filtered.mayLack = list.mayLack === true || known3.some(({ result }) => truth(result) === void 0);
  return filtered;
};
var find = (machine, list, call) => {
  const { known: known3, rest } = visit(machine, list, call);
  const found = [];
  for (const { element, result } of known3) {
    const holds4 = truth(result);
    if (holds4 !== false) found.push(element);
    if (holds4 === true) return joinAll(found);
  }
  return joinAll([...found, ...optional(rest?.element), UNDEFINED]);
};
var some = (machine, list, call) => quantified(machine, list, call, true);
var every = (machine, list, call) => quantified(machine, list, call, false);
function quantified(machine, list, call, when) {
  const { known: known3, rest } = visit(machine, list, call);
  const results = [...known3, ...optional(rest)].map(({ result }) => result);
  if (results.some((result) => truth(result) === when) && rest === void 0) return constant(when);
  if (results.every((result) => truth(result) === !when)) return constant(!when);
  return boolean(results.flatMap(testsOf));
}
var reduce = (machine, list, { args, at: at2 }) => {
  const [callback, start2] = args;
  if (callback === void 0) return UNDEFINED;
  let value = start2 ?? list.elements[0] ?? UNDEFINED;
  const from = start2 === void 0 ? 1 : 0;
  list.elements.slice(from).forEach((element, index) => {
    value = machine.call(callback, [value, element, constant(index + from), list], UNDEFINED, at2);
  });
  const { rest } = list;
  return rest === void 0 ? value : join(
    value,
    machine.maybe(() => machine.call(callback, [value, rest, unknown([], "number"), list], UNDEFINED, at2))
  );
};
var push = (machine, list, { args }) => {
  for (const arg of args) pushElement(machine, list, arg);
  return unknown([], "number");
};
var includes = (machine, list, { args }) => {
  const wanted = args[0] ?? UNDEFINED;
  const outcomes2 = list.elements.map((element) => truth(equal(element, wanted)));
  if (outcomes2.includes(true)) return constant(true);
  if (list.rest === void 0 && outcomes2.every((one3) => one3 === false)) return constant(false);
  const isOurs = !taintOf(list).some(({ origin }) => origin.kind === "argument");
  return isOurs ? outcome(wanted, "allow-list", "pattern") : boolean([]);
};
function flat(machine, list) {
  const elements = [];
  let { rest } = list;
  for (const element of list.elements) {
    const closed = element.kind === "array" ? closedElements(machine, element) : [element];
    if (closed === void 0) rest = join(rest, elementOf(element));
    else elements.push(...closed);
  }
  return newArray(machine, elements, rest);
}
function asArray(machine, value) {
  return value.kind === "array" ? value : newArray(machine, [], elementOf(value));
}
var concatLists = (machine, list, { args }) => flat(machine, newArray(machine, [...list.elements, ...args], list.rest));
var slice = (machine, list, { args }) => {
  const [from, to] = args.map((arg) => arg.kind === "const" && typeof arg.value === "number" ? arg.value : void 0);
  if (args.length > 0 && from === void 0) return newArray(machine, [], elementOf(list));
  return newArray(machine, list.elements.slice(from, to), list.rest);
};
var splice = (machine, list, { args }) => {
  const removed = newArray(machine, [], elementOf(list));
  for (const arg of args.slice(2)) pushElement(machine, list, arg);
  return removed;
};
var joined3 = (_machine, list, { args }) => {
  const by = args[0] ?? constant(",");
  if (list.rest === void 0)
    return concat(list.elements.flatMap((element, index) => index === 0 ? [element] : [by, element]));
  const [first3] = list.elements;
  return first3 === void 0 ? unknown(taintOf(list), "string") : concat([first3, by, unknown(taintOf(list))]);
};
var same2 = (_machine, list) => list;
var one2 = (_machine, list) => join(elementOf(list), UNDEFINED);
var number = () => unknown([], "number");
var entries = (machine, list) => newArray(
  machine,
  list.elements.map((element, index) => newArray(machine, [constant(index), element])),
  list.rest === void 0 ? void 0 : newArray(machine, [unknown([], "number"), list.rest])
);
var keys = (machine, list) => newArray(
  machine,
  list.elements.map((_element, index) => constant(index)),
  list.rest === void 0 ? void 0 : unknown([], "number")
);
var copy = (machine, list) => newArray(machine, list.elements, list.rest);
var at = (_machine, list, { args }) => {
  const index = args[0]?.kind === "const" && typeof args[0].value === "number" ? args[0].value : void 0;
  return index === void 0 || list.rest !== void 0 ? join(elementOf(list), UNDEFINED) : list.elements.at(index) ?? UNDEFINED;
};
var visited = (machine, list, call) => {
  visit(machine, list, call);
  return unknown([], "number");
};
var sorted = (machine, list, { args, at: site }) => {
  const element = elementOf(list);
  if (args[0] !== void 0)
    machine.maybe(() => machine.call(args[0] ?? UNDEFINED, [element, element], UNDEFINED, site));
  return list;
};
var next = (machine, list) => newObject(machine, {
  props: [
    ["value", join(elementOf(list), UNDEFINED)],
    ["done", unknown([], "boolean")]
  ]
});
var METHODS2 = /* @__PURE__ */ new Map([
  ["forEach", forEach],
  ["map", map],
  ["flatMap", flatMap],
  ["filter", filter],
  ["find", find],
  ["findLast", find],
  ["findIndex", visited],
  ["findLastIndex", visited],
  ["some", some],
  ["every", every],
  ["reduce", reduce],
  ["reduceRight", reduce],
  ["push", push],
  ["unshift", push],
  ["includes", includes],
  ["flat", flat],
  ["concat", concatLists],
  ["slice", slice],
  ["splice", splice],
  ["join", joined3],
  ["sort", sorted],
  ["toSorted", sorted],
  ["reverse", same2],
  ["toReversed", same2],
  ["fill", same2],
  ["values", same2],
  ["toString", joined3],
  ["pop", one2],
  ["shift", one2],
  ["at", at],
  ["indexOf", number],
  ["lastIndexOf", number],
  ["entries", entries],
  ["keys", keys],
  ["with", copy],
  ["copyWithin", copy],
  ["next", next]
]);

// src/capability/builtins/collections.ts
function collectionMethod(map2, key) {
  const method = METHODS3.get(key);
  return method === void 0 ? UNDEFINED : native(key, (machine, call) => method(machine, map2, call));
}
var has = (_machine, map2, { args }) => {
  const key = args[0] ?? UNDEFINED;
  if (key.kind === "const")
    return map2.entries.has(entryKey(key)) ? constant(true) : map2.rest === void 0 ? constant(false) : boolean([]);
  const isFilled = map2.isSet && map2.rest !== void 0 && taintOf(map2.rest).every(isNotChosen);
  return map2.entries.size > 0 || isFilled ? outcome(key, "allow-list", "pattern") : boolean([]);
};
function isNotChosen({ origin }) {
  return origin.kind !== "argument";
}
var set = (machine, map2, { args }) => {
  setEntry(machine, map2, args[0] ?? UNDEFINED, args[1] ?? UNDEFINED);
  return map2;
};
var add = (machine, map2, { args }) => {
  setEntry(machine, map2, args[0] ?? UNDEFINED, args[0] ?? UNDEFINED);
  return map2;
};
var forEach2 = (machine, map2, { args, at: at2 }) => {
  const [callback] = args;
  if (callback === void 0) return UNDEFINED;
  for (const { key, value } of [...map2.entries.values()]) machine.call(callback, [value, key, map2], UNDEFINED, at2);
  const { rest } = map2;
  if (rest !== void 0) machine.maybe(() => machine.call(callback, [rest, unknown(), map2], UNDEFINED, at2));
  return UNDEFINED;
};
var values = (machine, map2) => newArray(
  machine,
  [...map2.entries.values()].map(({ value }) => value),
  map2.rest
);
var keys2 = (machine, map2) => newArray(
  machine,
  [...map2.entries.values()].map(({ key }) => key),
  map2.rest === void 0 ? void 0 : unknown()
);
var entries2 = (machine, map2) => newArray(
  machine,
  [...map2.entries.values()].map(({ key, value }) => newArray(machine, [key, value])),
  map2.rest === void 0 ? void 0 : newArray(machine, [unknown(), map2.rest])
);
var remove = () => unknown([], "boolean");
var METHODS3 = /* @__PURE__ */ new Map([
  ["get", (_machine, map2, { args }) => getEntry(map2, args[0] ?? UNDEFINED)],
  ["has", has],
  ["set", set],
  ["add", add],
  ["forEach", forEach2],
  ["values", values],
  ["keys", keys2],
  ["entries", entries2],
  ["delete", remove],
  ["clear", () => UNDEFINED],
  ["union", (machine, map2) => newArray(machine, [], elementOf(map2))]
]);

// src/capability/evaluate/environment.ts
function secretsSent(machine, inputs, at2) {
  if (machine.tool === void 0) return;
  for (const { role, origin } of inputs) {
    if (origin.kind !== "environment" || !(role === "header" || role === "body")) continue;
    readEnvironment(machine, origin.name, at2, "auth");
  }
}
function readEnvironment(machine, name, at2, use) {
  const symbol = name === void 0 ? "process.env" : `process.env.${name}`;
  machine.reach({
    leaf: "ENV",
    symbol,
    at: at2,
    text: name === void 0 ? "reads the whole environment" : `reads the environment variable ${name}`,
    inputs: [],
    ...use === void 0 ? {} : { use }
  });
}

// src/capability/sinks/sql.ts
var READS = /^(?:select|show|describe|desc|explain|pragma|values|table|use|list|match|return)\b/i;
var WRITES = /^(?:insert|update|delete|drop|truncate|create|alter|replace|merge|upsert|grant|revoke|vacuum|reindex|attach|detach|copy|call|exec|execute|do|lock|comment|rename|load|import|refresh|set)\b/i;
var CONTROL = /^(?:begin|commit|rollback|start|savepoint|release|end|discard|listen|unlisten|reset)\b/i;
var CHANGE = /\b(?:insert\s+into|update\s+\S{1,100}\s+set|delete\s+from|merge\s+into)\b/i;
function sqlLeaves(value) {
  const text = value === void 0 ? "" : value.kind === "object" ? textOf(value) : prefixOf(value);
  const statement = text.replace(/^(?:[\s(;]|--[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)+/, "");
  if (CONTROL.test(statement)) return [];
  if (WRITES.test(statement)) return ["WRITE_DB"];
  const isWhole = value?.kind === "const";
  if (/^with\b/i.test(statement))
    return CHANGE.test(statement) ? ["WRITE_DB"] : isWhole ? ["READ_DB"] : ["READ_DB", "WRITE_DB"];
  if (READS.test(statement))
    return /;\s*\S/.test(statement) && CHANGE.test(statement) ? ["READ_DB", "WRITE_DB"] : ["READ_DB"];
  return ["READ_DB", "WRITE_DB"];
}
function textOf(value) {
  const text = value.props.get("text") ?? value.props.get("sql") ?? value.props.get("query");
  return text === void 0 ? "" : prefixOf(text);
}

// src/capability/sinks/workers.ts
var READS2 = /* @__PURE__ */ new Set(["get", "getWithMetadata", "list", "head", "match", "query"]);
var WRITES2 = /* @__PURE__ */ new Set(["put", "delete", "send", "insert", "upsert"]);
var STATEMENT = "statement";
function workerBinding(machine, callee, args, at2) {
  const env = callee.path.lastIndexOf("env");
  const [binding, method] = callee.path.slice(env + 1);
  if (env === -1 || callee.module === "process" || binding === void 0 || method === void 0 || !/^[A-Z][A-Z0-9_]*$/.test(binding))
    return void 0;
  for (const leaf of leavesOf(method, args)) {
    const symbol = `env.${binding}.${method}`;
    const inputs = distinct2(
      args.flatMap(
        (arg) => inputsOf(machine, arg, leaf.endsWith("_DB") && (method === "prepare" || method === "exec") ? "sql" : "body")
      )
    );
    machine.reach({ leaf, symbol, at: at2, text: `uses the binding ${binding} (${symbol})`, inputs, destination: binding });
  }
  if (method === "prepare" || method === "bind" || method === "idFromName")
    return { ...callee, path: [...callee.path.slice(0, env + 2), STATEMENT] };
  return unknown(traced({ kind: "network" }));
}
function leavesOf(method, args) {
  if (method === "prepare" || method === "exec") return sqlLeaves(args[0]);
  if (method === "fetch" || method === "run") return ["NETWORK_OUTBOUND"];
  if (READS2.has(method)) return ["READ_DB"];
  return WRITES2.has(method) ? ["WRITE_DB"] : [];
}

// src/capability/builtins/methods.ts
function functionMethod(fn, key) {
  if (key === "call")
    return native("call", (machine, { args, at: at2 }) => machine.call(fn, args.slice(1), args[0] ?? UNDEFINED, at2));
  if (key === "apply") {
    return native("apply", (machine, { args, at: at2 }) => {
      const list = args[1] ?? UNDEFINED;
      return machine.call(fn, closedElements(machine, list) ?? [elementOf(list)], args[0] ?? UNDEFINED, at2);
    });
  }
  if (key === "bind") return native("bind", (_machine, { args }) => bound(fn, args[0] ?? UNDEFINED, args.slice(1)));
  if (key === "toString") return native("toString", () => unknown([], "string"));
  return key === "length" ? unknown([], "number") : UNDEFINED;
}
function bound(fn, self, args) {
  if (fn.kind === "function" && args.length === 0) return { ...fn, id: freshId(), self };
  return native("bound function", (machine, call) => machine.call(fn, [...args, ...call.args], self, call.at));
}
function objectMethod(object, key) {
  if (key === "hasOwnProperty")
    return native(key, (_machine, { args }) => {
      const name = stringOf(args[0]);
      return name === void 0 || object.rest !== void 0 ? unknown([], "boolean") : constant(object.props.has(name));
    });
  if (key === "toString" || key === "toJSON" || key === "valueOf") return native(key, () => object);
  return UNDEFINED;
}
function thenMethod(value, key) {
  return native(key, (machine, { args, at: at2 }) => {
    const [first3, second] = args;
    if (key === "finally") {
      if (first3 !== void 0) machine.call(first3, [], UNDEFINED, at2);
      return value;
    }
    const onError = key === "catch" ? first3 : second;
    const result = key === "then" && first3 !== void 0 ? machine.call(first3, [value], UNDEFINED, at2) : value;
    if (onError === void 0) return result;
    const failed = machine.maybe(() => machine.call(onError, [UNKNOWN], UNDEFINED, at2));
    return join(result, failed);
  });
}
var newPromise = (machine, { args, at: at2 }) => {
  let resolved3;
  const resolve3 = native("resolve", (_machine, call) => {
    resolved3 = join(resolved3, call.args[0] ?? UNDEFINED);
    return UNDEFINED;
  });
  const reject = native("reject", () => UNDEFINED);
  if (args[0] !== void 0) machine.call(args[0], [resolve3, reject], UNDEFINED, at2);
  return resolved3 ?? UNKNOWN;
};
var openPromise = (machine) => {
  const object = newObject(machine, { props: [["promise", UNKNOWN]] });
  const settle = (name) => native(name, (_machine, { args }) => {
    object.props.set("promise", join(object.props.get("promise"), args[0] ?? UNDEFINED));
    return UNDEFINED;
  });
  object.props.set("resolve", settle("resolve"));
  object.props.set("reject", settle("reject"));
  return object;
};
function promisified(fn) {
  if (fn.kind !== "function" && fn.kind !== "native") return fn;
  return native("promisified", (machine, { args, self, at: at2 }) => {
    let given;
    const callback = native("callback", (_machine, call) => {
      given = join(given, call.args[1] ?? UNDEFINED);
      return UNDEFINED;
    });
    const result = machine.call(fn, [...args, callback], self, at2);
    return given ?? result;
  });
}

// src/capability/builtins/globals.ts
var NAMES = new Set(
  "Object Array String Number Boolean Math JSON Promise Map Set WeakMap WeakSet WeakRef Date RegExp Symbol BigInt Error TypeError RangeError SyntaxError EvalError AggregateError Proxy Reflect Intl Atomics ArrayBuffer SharedArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray Buffer URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Headers Request Response FormData Blob File ReadableStream WritableStream TransformStream EventTarget Event CustomEvent MessageChannel BroadcastChannel performance crypto console process fetch eval Function WebSocket EventSource XMLHttpRequest navigator globalThis global window self document localStorage setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask gc structuredClone encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape parseInt parseFloat isNaN isFinite atob btoa Deno Bun caches HTMLRewriter WebSocketPair MutationObserver ResizeObserver IntersectionObserver DOMParser XMLSerializer getComputedStyle requestAnimationFrame dispatchEvent addEventListener removeEventListener matchMedia scrollTo scrollBy sessionStorage history location".split(" ")
);
function globalValue(name) {
  if (name === "undefined") return UNDEFINED;
  if (name === "NaN") return constant(Number.NaN);
  if (name === "Infinity") return constant(Number.POSITIVE_INFINITY);
  return isGlobal(name) ? external(name) : UNKNOWN;
}
function isGlobal(name) {
  return NAMES.has(name);
}

// src/capability/builtins/external-members.ts
var PATH_LENGTH = 10;
var GLOBAL_OBJECTS = /* @__PURE__ */ new Set(["globalThis", "global", "window", "self"]);
function externalMember(machine, value, key, at2) {
  if (key === "default" && value.path.length === 0) return value;
  if (value.path.length === 0 && GLOBAL_OBJECTS.has(value.module)) return isGlobal(key) ? external(key) : unknown();
  if (value.module === "process") {
    const known3 = processMember(machine, value, key, at2);
    if (known3 !== void 0) return known3;
  }
  if (value.module === "import.meta") return metaMember(machine, key, at2);
  if (value.module === "path" && key === "sep") return constant("/");
  if (value.module === "path" && key === "delimiter") return constant(":");
  if (value.module === "path" && (key === "posix" || key === "win32")) return value;
  if (value.module === "os" && key === "EOL") return constant("\n");
  if (value.module === "Number" || value.module === "Math") {
    const limit = key === "MAX_SAFE_INTEGER" ? Number.MAX_SAFE_INTEGER : key === "PI" ? Math.PI : void 0;
    if (limit !== void 0) return constant(limit);
  }
  const isFunctions = key === "bind" ? value.path.at(-1) !== STATEMENT : key === "call" || key === "apply";
  if (isFunctions) return functionMethod(value, key);
  if (key === "length" || key === "size") return unknown([], "number");
  return grown(value, key);
}
function grown(value, key) {
  const path = value.path.length >= PATH_LENGTH ? value.path.slice(1) : value.path;
  return { ...value, path: [...path, key] };
}
function processMember(machine, value, key, at2) {
  if (value.path[0] === "env") return environmentVariable(machine, key === "*" ? void 0 : key, at2);
  if (value.path.length > 0) return void 0;
  if (key === "argv")
    return newArray(
      machine,
      [constant("node"), constant(`${ROOT}/index.js`)],
      unknown(traced({ kind: "option" }), "string")
    );
  if (key === "platform") return unknown([], "string");
  if (key === "pid" || key === "ppid") return unknown([], "number");
  return key === "exitCode" ? UNDEFINED : void 0;
}
function environmentVariable(machine, name, at2) {
  if (machine.tool !== void 0) readEnvironment(machine, name, at2);
  return unknown(traced(name === void 0 ? { kind: "environment" } : { kind: "environment", name }), "string");
}
function metaMember(machine, key, at2) {
  if (key === "url") return constant(`file://${ROOT}/${at2.doc}`);
  if (key === "filename") return constant(`${ROOT}/${at2.doc}`);
  if (key === "dirname") return constant(`${ROOT}/${at2.doc}`.replace(/\/[^/]*$/, ""));
  if (key === "resolve") return native(key, (_machine, { args }) => resolved(args[0], at2));
  return key === "env" ? machine.get(external("process"), "env", at2) : unknown();
}
function resolved(specifier, { doc }) {
  const name = stringOf(specifier);
  return name?.startsWith(".") === true ? constant(new URL(name, `file://${ROOT}/${doc}`).href) : unknown([], "string");
}

// src/capability/builtins/numbers.ts
var METHODS4 = new Set("toString toFixed toPrecision toExponential toLocaleString".split(" "));
function numberMethod(value, key) {
  if (key === "valueOf") return native(key, () => value);
  if (!METHODS4.has(key)) return UNDEFINED;
  return native(
    key,
    (_machine, { args }) => key === "toString" && args.length === 0 ? constant(String(value.value)) : unknown([], "string")
  );
}

// src/capability/evaluate/regexes.ts
function regexTest(pattern, method, value) {
  if (method === "exec") return regexMatch(pattern, value);
  return method === "test" ? outcomes(value, patternGuards(pattern), failureOf(pattern)) : unknown();
}
function regexMatch(pattern, value) {
  const found = unknown(guarded(taintOf(value), ...patternGuards(pattern)), "array");
  const tests = outcomes(value, patternGuards(pattern), failureOf(pattern));
  return tests.kind === "unknown" && tests.tests !== void 0 ? { ...found, tests: tests.tests } : found;
}
function failureOf(pattern) {
  return /^\^--?\??$/.test(pattern) ? ["leading-dash"] : ["pattern"];
}
var PIECE = /(?:\[(?:\\[wd.-]|[\w.-]){1,60}\]|\\[wd.-]|[\w-])(?:[+*?]|\{\d{1,4}(?:,\d{0,4})?\})?/y;
var PIECES = 20;
var DASHED = /^(?:\[[^\]]*(?:-\]|\\-|\[-)|\[-|\\?-)/;
var OPTIONAL = /[*?]$|\{0/;
function patternGuards(pattern) {
  const inner = /^\^(?:\((?:\?:)?([^()]{1,500})\)|([^()|]{1,500}))\$$/.exec(pattern);
  const body3 = inner?.[1] ?? inner?.[2];
  if (body3 === void 0) return ["pattern"];
  if (/^[\w-]+(?:\|[\w-]+){1,60}$/.test(body3)) return ["allow-list"];
  const pieces = piecesOf(body3);
  if (pieces === void 0) return ["pattern"];
  const first3 = pieces.findIndex((piece) => !OPTIONAL.test(piece));
  const begins = first3 === -1 ? pieces : pieces.slice(0, first3 + 1);
  return begins.some((piece) => DASHED.test(piece)) ? ["plain"] : ["leading-dash", "plain"];
}
function piecesOf(body3) {
  const pieces = [];
  for (let at2 = 0; at2 < body3.length; ) {
    PIECE.lastIndex = at2;
    const [piece] = PIECE.exec(body3) ?? [];
    if (piece === void 0 || pieces.length >= PIECES) return void 0;
    pieces.push(piece);
    at2 += piece.length;
  }
  return pieces;
}

// src/capability/builtins/strings.ts
var KEEPING = /* @__PURE__ */ new Set([
  "trim",
  "trimEnd",
  "trimRight",
  "toString",
  "valueOf",
  "normalize",
  "concat",
  "padEnd",
  "toWellFormed"
]);
var CHANGING = new Set(
  "toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase trimStart trimLeft slice substring substr padStart charAt at repeat".split(
    " "
  )
);
var NUMBERS = /* @__PURE__ */ new Set([
  "indexOf",
  "lastIndexOf",
  "search",
  "charCodeAt",
  "codePointAt",
  "localeCompare"
]);
function stringMethod(value, key) {
  if (!isStringMethod(key)) return UNDEFINED;
  return native(key, (machine, call) => run(machine, value, key, call));
}
function isStringMethod(key) {
  return KEEPING.has(key) || CHANGING.has(key) || NUMBERS.has(key) || /^(?:startsWith|endsWith|includes|match|matchAll|split|replace|replaceAll)$/.test(key);
}
function run(machine, value, key, { args, at: at2 }) {
  const known3 = computed2(value, key, args);
  if (known3 !== void 0) return known3;
  if (key === "startsWith") return startsWith(value, args[0]);
  if (key === "endsWith") return outcome(value, "pattern");
  if (key === "includes") return outcome(value, void 0, "pattern");
  if (key === "match" || key === "matchAll") return regexMatch(patternIn(args[0]), value);
  if (key === "split") return split(machine, value, args[0]);
  if (key === "replace" || key === "replaceAll") return replace(machine, value, args, at2);
  if (NUMBERS.has(key)) return unknown(guarded(taintOf(value), "number"), "number");
  if (key === "concat") return concat([value, ...args]);
  return KEEPING.has(key) ? value : unknown(argumentsOf(value, args), "string");
}
function patternIn(pattern) {
  return pattern?.kind === "external" && pattern.module === "RegExp" ? pattern.path[0] ?? "" : "";
}
function argumentsOf(value, args) {
  return args.reduce((taint, arg) => mergeTaint(taint, taintOf(arg)), taintOf(value));
}
function computed2(value, key, args) {
  const text = stringOf(value);
  if (text === void 0) return void 0;
  if (args.some((arg) => arg.kind !== "const")) return void 0;
  const [first3, second] = args.map((arg) => arg.kind === "const" ? arg.value : void 0);
  const site = value.kind === "const" ? value.site : void 0;
  const numbers = [first3, second].map((one3) => typeof one3 === "number" ? one3 : void 0);
  if (key === "split" || key === "match" || key === "matchAll") return void 0;
  if (key === "toLowerCase" || key === "toLocaleLowerCase") return constant(text.toLowerCase(), site);
  if (key === "toUpperCase" || key === "toLocaleUpperCase") return constant(text.toUpperCase(), site);
  if (key === "trim") return constant(text.trim(), site);
  if (key === "toString" || key === "valueOf") return value;
  if (key === "slice") return constant(text.slice(numbers[0], numbers[1]));
  if (key === "substring") return constant(text.substring(numbers[0] ?? 0, numbers[1]));
  if (key === "charAt") return constant(text.charAt(numbers[0] ?? 0));
  if (key === "repeat" && (numbers[0] ?? 0) < 100) return constant(text.repeat(Math.max(0, numbers[0] ?? 0)));
  if (typeof first3 !== "string") return void 0;
  if (key === "startsWith") return constant(text.startsWith(first3));
  if (key === "endsWith") return constant(text.endsWith(first3));
  if (key === "includes") return constant(text.includes(first3));
  if (key === "indexOf") return constant(text.indexOf(first3));
  if (key === "lastIndexOf") return constant(text.lastIndexOf(first3));
  if (key === "replace" && typeof second === "string")
    return constant(
      text.replace(first3, () => second),
      site
    );
  if (key === "replaceAll" && typeof second === "string" && first3 !== "")
    return constant(
      text.replaceAll(first3, () => second),
      site
    );
  return void 0;
}
function startsWith(value, prefix) {
  const text = prefix === void 0 ? void 0 : stringOf(prefix);
  if (text === "-" || text === "--") return outcome(value, void 0, "leading-dash");
  if (text === ".." || text === "../") {
    const isRelative = value.kind === "unknown" && value.isRelative === true;
    return outcome(value, void 0, isRelative ? "contained" : "pattern");
  }
  if (prefix === void 0) return outcome(value, void 0, "pattern");
  const isDashed = each(prefix).some((one3) => /^(?:-|$)/.test(prefixOf(one3)));
  const begins = isDashed ? [] : ["leading-dash"];
  return outcomes(value, [prefixGuard(prefix), ...begins], ["pattern"]);
}
function prefixGuard(prefix) {
  return each(prefix).every(isFolder) ? "contained" : "prefix";
}
function isFolder(prefix) {
  const last = prefix.kind === "text" ? prefix.parts.at(-1) : prefix.kind === "const" ? prefix.value : void 0;
  const isScheme = prefix.kind === "const" && /^[a-z]+:\/\/$/i.test(String(prefix.value));
  return typeof last === "string" && /[/\\]$/.test(last) && !isScheme;
}
function split(machine, value, separator) {
  const text = stringOf(value);
  const by = separator === void 0 ? void 0 : stringOf(separator);
  if (text !== void 0 && by !== void 0)
    return newArray(
      machine,
      text.split(by, 2e3).map((part) => constant(part))
    );
  const prefix = by === void 0 || by === "" ? "" : prefixOf(value).split(by)[0] ?? "";
  return newArray(machine, prefix === "" ? [] : [constant(prefix)], unknown(taintOf(value), "string"));
}
var PLACEHOLDER = /[{<]|\/:[A-Z_]|\$[A-Z_{]/i;
var FINDS_PLACEHOLDER = /^(?!\^).{0,20}(?:\\\{|\[\{|<|:[([\\])/;
function beforePlaceholder(value, pattern) {
  const text = stringOf(value) ?? "";
  const wanted = pattern === void 0 ? void 0 : stringOf(pattern);
  const source = patternIn(pattern);
  if (source !== "" && !FINDS_PLACEHOLDER.test(source)) return "";
  const at2 = wanted === void 0 ? text.search(PLACEHOLDER) : text.indexOf(wanted);
  return at2 === -1 ? "" : text.slice(0, at2);
}
function replace(machine, value, args, at2) {
  const [, by] = args;
  const isFunction = by?.kind === "function" || by?.kind === "native";
  const made3 = by === void 0 ? UNDEFINED : isFunction ? machine.maybe(() => machine.call(by, [unknown(taintOf(value), "string")], UNDEFINED, at2)) : by;
  const kept = mapTaint(value, (taint) => guarded(taint, "escaped"));
  const added = taintOf(made3);
  if (value.kind === "const") return concat([constant(beforePlaceholder(value, args[0])), unknown(added, "string")]);
  return added.length === 0 ? kept : concat([kept, unknown(added)]);
}

// src/capability/schemas/parsed.ts
function parsedValue(machine, schema2, value) {
  if (value.kind === "object" && value.rest === void 0) return value;
  return typedValue(machine, schema2, taintOf(value));
}
function typedValue(machine, schema2, taint, depth = 0) {
  if (depth > 5) return unknown(taint);
  const typed = ofType(machine, schema2, taint, depth);
  return schema2.isOptional && schema2.json["default"] === void 0 ? join(typed, UNDEFINED) : typed;
}
function ofType(machine, schema2, taint, depth) {
  const { json, shape, element } = schema2;
  if (shape !== void 0) {
    const object = newObject(machine, {
      props: [...shape].map(([name, one3]) => [name, typedValue(machine, one3, memberTaint(taint, name), depth + 1)])
    });
    if (json["additionalProperties"] === true) object.rest = unknown(taint);
    return object;
  }
  if (element !== void 0) return newArray(machine, [], typedValue(machine, element, taint, depth + 1));
  return ofJson(json, taint);
}
function textGuards({ pattern, format }) {
  if (typeof pattern === "string") return patternGuards(pattern);
  return format === void 0 ? [] : ["parsed"];
}
function ofJson(json, taint) {
  const { type } = json;
  if (json["enum"] !== void 0 || json["const"] !== void 0)
    return unknown(guarded(taint, "allow-list"), type === "string" ? "string" : void 0);
  if (type === "number" || type === "integer" || type === "boolean")
    return unknown(guarded(taint, "number"), type === "boolean" ? "boolean" : "number");
  const options = json["anyOf"];
  if (isArray(options)) return joinAll(options.filter(isObject).map((one3) => ofJson(one3, taint)));
  if (type === "string") return unknown(guarded(taint, ...textGuards(json)), "string");
  return unknown(taint, type === "array" ? "array" : void 0);
}

// src/capability/schemas/zod-methods.ts
var METHODS5 = /* @__PURE__ */ new Map([
  ["describe", (_machine, self, args) => described(self, args[0])],
  [
    "meta",
    (machine, self, args) => described(
      self,
      args[0]?.kind === "object" ? machine.get(args[0], "description", { doc: "", start: 0, end: 0 }) : void 0
    )
  ],
  ["optional", (_machine, self) => ({ ...self, isOptional: true })],
  ["nullish", (_machine, self) => ({ ...nullable(self), isOptional: true })],
  ["nullable", (_machine, self) => nullable(self)],
  ["default", (_machine, self, args) => ({ ...withDefault(self, args[0]), isOptional: true })],
  ["catch", (_machine, self) => ({ ...self, isOptional: true })],
  ["min", (_machine, self, args) => bounded(self, args[0], "minimum", "minLength", "minItems")],
  ["max", (_machine, self, args) => bounded(self, args[0], "maximum", "maxLength", "maxItems")],
  [
    "length",
    (_machine, self, args) => bounded(bounded(self, args[0], "minimum", "minLength", "minItems"), args[0], "maximum", "maxLength", "maxItems")
  ],
  ["int", (_machine, self) => withKeywords(self, { type: "integer" })],
  ["positive", (_machine, self) => withKeywords(self, { exclusiveMinimum: 0 })],
  ["nonnegative", (_machine, self) => withKeywords(self, { minimum: 0 })],
  ["email", (_machine, self) => withKeywords(self, { format: "email" })],
  ["url", (_machine, self) => withKeywords(self, { format: "uri" })],
  ["uuid", (_machine, self) => withKeywords(self, { format: "uuid" })],
  ["datetime", (_machine, self) => withKeywords(self, { format: "date-time" })],
  [
    "regex",
    (_machine, self, args) => args[0]?.kind === "external" && args[0].path[0] !== void 0 ? withKeywords(self, { pattern: args[0].path[0] }) : self
  ],
  ["array", (_machine, self) => arraySchema(self)],
  ["or", (_machine, self, args) => schema({ anyOf: [self.json, asSchema(args[0])?.json ?? {}] })],
  ["and", (_machine, self, args) => merged(self, asSchema(args[0]))],
  ["extend", (machine, self, args) => objectSchema(new Map([...self.shape ?? [], ...shapeOf(machine, args[0])]))],
  ["merge", (machine, self, args) => objectSchema(new Map([...self.shape ?? [], ...shapeOf(machine, args[0])]))],
  [
    "pick",
    (_machine, self, args) => objectSchema(new Map([...self.shape ?? []].filter(([name]) => names(args[0]).has(name))))
  ],
  [
    "omit",
    (_machine, self, args) => objectSchema(new Map([...self.shape ?? []].filter(([name]) => !names(args[0]).has(name))))
  ],
  [
    "partial",
    (_machine, self) => objectSchema(new Map([...self.shape ?? []].map(([name, one3]) => [name, { ...one3, isOptional: true }])))
  ],
  [
    "required",
    (_machine, self) => objectSchema(new Map([...self.shape ?? []].map(([name, one3]) => [name, { ...one3, isOptional: false }])))
  ],
  // What is not known stays so.
  [
    "strict",
    (_machine, self) => self.json["additionalProperties"] === true ? self : withKeywords(self, { additionalProperties: false })
  ],
  ["passthrough", (_machine, self) => withKeywords(self, OPEN)],
  ["loose", (_machine, self) => withKeywords(self, OPEN)],
  ["catchall", (_machine, self) => withKeywords(self, OPEN)],
  ["unwrap", (_machine, self) => ({ ...self, isOptional: false })],
  ["parse", (machine, self, args) => parsedValue(machine, self, args[0] ?? UNDEFINED)],
  ["parseAsync", (machine, self, args) => parsedValue(machine, self, args[0] ?? UNDEFINED)],
  ["safeParse", safeParse],
  ["safeParseAsync", safeParse]
]);
function safeParse(machine, self, args) {
  return newObject(machine, {
    props: [
      ["success", { kind: "unknown", taint: [], type: "boolean" }],
      ["data", parsedValue(machine, self, args[0] ?? UNDEFINED)],
      ["error", { kind: "union", members: [external("zod", ["error"]), UNDEFINED] }]
    ]
  });
}
function names(value) {
  return new Set(value?.kind === "object" ? value.props.keys() : []);
}
function described(self, text) {
  const description = stringOf(text);
  if (description === void 0 || text?.kind !== "const") return self;
  return withKeywords(self, { description }, text.site === void 0 ? [] : [["/description", text.site]]);
}
function withDefault(self, value) {
  return value?.kind === "const" && value.value !== void 0 && typeof value.value !== "bigint" ? withKeywords(self, { default: value.value }) : self;
}
function bounded(self, value, ofNumber, ofText, ofList) {
  if (value?.kind !== "const" || typeof value.value !== "number") return self;
  const { type } = self.json;
  const name = type === "string" ? ofText : type === "array" ? ofList : ofNumber;
  return withKeywords(self, { [name]: value.value });
}
function schemaMember(value, key) {
  const method = METHODS5.get(key);
  if (method !== void 0) return native(key, (machine, { args }) => method(machine, value, args));
  if (key === "shape") return shapeValue(value);
  if (key === "element") return value.element ?? UNDEFINED;
  if (key === "description")
    return constant(typeof value.json["description"] === "string" ? value.json["description"] : void 0);
  if (key === "options" || key === "enum" || key === "_def" || key === "def" || key === "~standard")
    return external("zod", ["internals"]);
  return native(key, () => value);
}
function shapeValue(value) {
  return { kind: "object", id: -1, born: 0, props: new Map(value.shape ?? []), getters: /* @__PURE__ */ new Map() };
}

// src/capability/site.ts
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
function siteOf(node, scope) {
  return { doc: scope.module.path, start: node.start ?? 0, end: node.end ?? 0 };
}

// src/capability/evaluate/names.ts
function findCell(name, scope) {
  for (let at2 = scope; at2 !== void 0; at2 = at2.parent) {
    const cell = at2.vars.get(name);
    if (cell !== void 0) return cell;
  }
  return void 0;
}
function readName(name, scope) {
  const found = findCell(name, scope);
  if (found === void 0) return globalValue(name);
  return found.link?.() ?? found.value;
}

// src/capability/evaluate/types.ts
var HANDLES = {
  ChildProcess: external("child_process", ["ChildProcess"]),
  WebSocket: external("ws", ["WebSocket"])
};
function typeValue(machine, annotation, scope) {
  const node = annotation.type === "TSTypeAnnotation" ? annotation.typeAnnotation : annotation;
  if (node.type === "TSUnionType") {
    const known3 = node.types.map((type) => typeValue(machine, type, scope)).filter((value) => value !== void 0);
    return known3.length === 0 ? void 0 : joinAll(known3);
  }
  if (node.type === "TSArrayType") {
    const element = typedInstance(machine, node.elementType, scope);
    return element === void 0 ? void 0 : newArray(machine, [], element);
  }
  if (node.type === "TSNumberKeyword") return unknown([], "number");
  if (node.type === "TSBooleanKeyword") return unknown([], "boolean");
  if (node.type === "TSStringKeyword") return unknown([], "string");
  return node.type === "TSTypeReference" ? named(machine, node, scope) : void 0;
}
function named(machine, node, scope) {
  if (node.typeName.type === "TSQualifiedName") return qualified(machine, node.typeName, scope);
  const { name } = node.typeName;
  const args = node.typeParameters?.params ?? [];
  const last = args.at(-1);
  if ((name === "Promise" || name === "Partial" || name === "Readonly") && args[0] !== void 0)
    return typeValue(machine, args[0], scope);
  if ((name === "Map" || name === "Set") && last !== void 0) {
    const element = typedInstance(machine, last, scope);
    return element === void 0 ? void 0 : newMap(machine, name === "Set", element);
  }
  const found = findCell(name, scope);
  const value = found === void 0 ? HANDLES[name] : found.link?.() ?? found.value;
  return value?.kind === "external" || value?.kind === "class" ? value : void 0;
}
function qualified(machine, { left, right }, scope) {
  const found = left.type === "Identifier" ? findCell(left.name, scope) : void 0;
  const value = found?.link?.() ?? found?.value;
  return value?.kind === "external" ? machine.get(value, right.name, siteOf(right, scope)) : void 0;
}
function typedInstance(machine, annotation, scope) {
  const typed = typeValue(machine, annotation, scope);
  return typed?.kind === "class" ? newObject(machine, { proto: typed }) : typed;
}
function withDeclaredType(machine, value, annotation, scope) {
  if (value.kind !== "const" || value.value !== void 0 && value.value !== null) return value;
  const typed = annotation == null ? void 0 : typeValue(machine, annotation, scope);
  return typed?.kind === "external" ? join(value, typed) : value;
}

// src/capability/evaluate/declared-fields.ts
function declaredField(machine, object, key) {
  for (let at2 = object.proto; at2?.kind === "class"; at2 = at2.parent) {
    const annotation = annotationOf(at2.node, key);
    if (annotation === void 0) continue;
    const value = typedInstance(machine, annotation, at2.scope);
    if (value !== void 0) object.props.set(key, value);
    return value;
  }
  return void 0;
}
function annotationOf({ body: body3 }, key) {
  for (const member3 of body3.body) {
    if (member3.type === "ClassProperty" && !member3.static && isNamed(member3.key, key))
      return member3.typeAnnotation ?? void 0;
    if (member3.type !== "ClassMethod" || member3.kind !== "constructor") continue;
    for (const param of member3.params) {
      const inner = param.type === "TSParameterProperty" ? param.parameter : void 0;
      const name = inner?.type === "AssignmentPattern" ? inner.left : inner;
      if (name?.type === "Identifier" && name.name === key) return name.typeAnnotation ?? void 0;
    }
  }
  return void 0;
}
function isNamed(node, key) {
  return node.type === "Identifier" && node.name === key;
}

// src/capability/evaluate/members.ts
function getMember(machine, value, key, at2) {
  if (value.kind === "union") {
    const members = without(value, isNothing);
    return joinAll(
      (members.kind === "union" ? members.members : [members]).map((one3) => getMember(machine, one3, key, at2))
    );
  }
  if (key === "then" || key === "catch" || key === "finally") {
    const isOwn2 = value.kind === "object" && (value.props.has(key) || value.proto?.kind === "class" && classMember(value.proto, key) !== void 0);
    if (!isOwn2) return thenMethod(value, key);
  }
  return getOne(machine, value, key, at2);
}
function getOne(machine, value, key, at2) {
  switch (value.kind) {
    case "object":
      return objectMember(machine, value, key, at2);
    case "array":
      return arrayMember(value, key);
    case "map":
      return key === "size" ? value.rest === void 0 ? constant(value.entries.size) : unknown([], "number") : collectionMethod(value, key);
    case "const":
      if (typeof value.value === "string") return textMember(value, key);
      return isNothing(value) ? UNDEFINED : numberMethod(value, key);
    case "text":
      return textMember(value, key);
    case "function":
      return value.props.get(key) ?? functionMethod(value, key);
    case "native":
      return functionMethod(value, key);
    case "class":
      return staticMember(machine, value, key, at2);
    case "external":
      return externalMember(machine, value, key, at2);
    case "namespace":
      return value.module.exports.get(key)?.() ?? starMember(machine, value, key, at2);
    case "schema":
      return schemaMember(value, key);
    case "unknown":
      return {
        ...unknown(memberTaint(value.taint, key)),
        ...value.type === "string" && key === "length" ? { type: "number" } : {},
        member: { self: value, name: key }
      };
  }
}
function starMember(machine, value, key, at2) {
  const { module } = value;
  for (const star of module.stars) {
    const found = star.exports.get(key)?.();
    if (found !== void 0) return found;
    const deeper = starMember(machine, { kind: "namespace", module: star }, key, at2);
    if (deeper !== UNDEFINED) return deeper;
  }
  const common2 = module.common.props.get(key);
  if (common2 !== void 0) return common2;
  const [first3] = module.externals;
  return first3 === void 0 ? UNDEFINED : external(first3, [key]);
}
function textMember(value, key) {
  if (key === "length")
    return value.kind === "const" && typeof value.value === "string" ? constant(value.value.length) : unknown([], "number");
  if (/^\d+$/.test(key) && value.kind === "const" && typeof value.value === "string")
    return constant(value.value[Number(key)]);
  return addressPart(value, key) ?? stringMethod(value, key);
}
function lengthOf(value) {
  return value.rest === void 0 && value.mayLack !== true ? constant(value.elements.length) : unknown([], "number");
}
function arrayMember(value, key) {
  if (key === "length") return lengthOf(value);
  if (!/^\d+$/.test(key)) return arrayMethod(value, key);
  return value.elements[Number(key)] ?? (value.rest === void 0 ? UNDEFINED : join(elementOf(value), UNDEFINED));
}
function objectMember(machine, value, key, at2) {
  const own = value.props.get(key);
  if (own !== void 0) return own;
  const getter = value.getters.get(key);
  if (getter !== void 0) return machine.call(getter, [], value, at2);
  const inherited = value.proto === void 0 ? void 0 : inheritedMember(machine, value.proto, key, value, at2);
  if (inherited !== void 0) return inherited;
  const declared = value.proto?.kind === "class" ? declaredField(machine, value, key) : void 0;
  if (declared !== void 0) return declared;
  if (value.rest !== void 0) return member(value.rest, key);
  return objectMethod(value, key);
}
function member(rest, key) {
  if (rest.kind !== "unknown") return join(rest, UNDEFINED);
  return { ...rest, taint: memberTaint(rest.taint, key), member: { self: rest, name: key } };
}
function inheritedMember(machine, proto, key, self, at2) {
  if (proto.kind === "class") {
    if (key === "constructor") return proto;
    const getter = findInChain(proto, (one3) => one3.getters.get(key));
    if (getter !== void 0) return machine.call(getter, [], self, at2);
    const method = findInChain(proto, (one3) => one3.methods.get(key));
    if (method !== void 0) return method;
    const base2 = baseOf(proto);
    return base2?.kind === "external" ? machine.get(base2, key, at2) : void 0;
  }
  if (proto.kind === "object")
    return proto.props.get(key) ?? (proto.proto === void 0 ? void 0 : inheritedMember(machine, proto.proto, key, self, at2));
  return proto.kind === "external" ? machine.get(proto, key, at2) : void 0;
}
function classMember(value, key) {
  return findInChain(value, (one3) => one3.methods.get(key));
}
function findInChain(value, find2) {
  let at2 = value;
  for (let depth = 0; at2?.kind === "class" && depth < 20; depth += 1) {
    const found = find2(at2);
    if (found !== void 0) return found;
    at2 = at2.parent;
  }
  return void 0;
}
function baseOf(value) {
  let at2 = value;
  for (let depth = 0; at2?.kind === "class" && depth < 20; depth += 1) at2 = at2.parent;
  return at2;
}
function staticMember(machine, value, key, at2) {
  const getter = findInChain(value, (one3) => one3.staticGetters.get(key));
  if (getter !== void 0) return machine.call(getter, [], value, at2);
  const found = findInChain(value, (one3) => one3.statics.get(key));
  if (found !== void 0) return found;
  if (key === "name" && value.node.id !== null && value.node.id !== void 0) return constant(value.node.id.name);
  if (key === "prototype") return newObject(machine, { proto: value });
  const base2 = baseOf(value);
  return base2?.kind === "external" ? machine.get(base2, key, at2) : functionMethod(value, key);
}
function setMember(machine, target2, key, value) {
  if (target2.kind === "union") {
    machine.maybe(() => {
      for (const one3 of target2.members) setMember(machine, one3, key, value);
    });
  } else if (target2.kind === "object") {
    setProperty(machine, target2, key, value);
  } else if (target2.kind === "array") {
    if (/^\d{1,4}$/.test(key) && Number(key) <= target2.elements.length && machine.isCertain(target2))
      target2.elements[Number(key)] = value;
    else target2.rest = joinAll([...optional(target2.rest), value]);
  } else if (target2.kind === "external" && (value.kind === "function" || value.kind === "native")) {
    machine.maybe(() => machine.call(value, [UNKNOWN], target2, { doc: "", start: 0, end: 0 }));
  } else if (target2.kind === "function") {
    target2.props.set(key, join(target2.props.get(key), value));
  } else if (target2.kind === "class") {
    target2.statics.set(key, machine.depth === 0 ? value : join(target2.statics.get(key), value));
  }
}

// src/capability/reach/start.ts
var STEPS2 = 4e5;
var SEARCH_STEPS = 2e5;
var TRY_STEPS = 2e4;
function start(machine, entries4, speaking) {
  machine.begin(STEPS2, "start");
  machine.entries = new Set(entries4);
  guarded2(machine, () => {
    const modules = entries4.map((path) => open(machine, path));
    for (const module of modules) runAgents(machine, module);
    if (machine.registered.length === 0) for (const module of modules) runExports(machine, module);
  });
  if (machine.registered.length > 0) return;
  machine.refill(SEARCH_STEPS);
  guarded2(machine, () => {
    const files = speaking();
    machine.entries = /* @__PURE__ */ new Set([...machine.entries, ...files]);
    const modules = files.map((path) => open(machine, path));
    for (const module of modules) runAgents(machine, module);
    for (const [what, steps] of [[MAKES, SEARCH_STEPS / 2], [REGISTERS, TRY_STEPS]])
      if (machine.registered.length === 0) for (const module of modules) runHolding(machine, module, what, steps);
    if (machine.registered.length === 0) for (const module of modules) runExports(machine, module);
    if (machine.registered.length === 0) for (const module of machine.modules.values()) handWrittenIn(machine, module);
  });
}
function open(machine, path) {
  return machine.open(path);
}
function guarded2(machine, run2) {
  const { frame, depth } = machine;
  try {
    run2();
  } catch (error) {
    if (!(error instanceof OutOfBudget) && !(error instanceof RangeError)) throw error;
    machine.frame = frame;
    machine.depth = depth;
    machine.calls = 0;
    machine.running.clear();
    machine.note("BUDGET", error instanceof OutOfBudget ? error.message : "the code is nested too deeply");
  }
}
function siteOf2(module) {
  return { doc: module.path, start: 0, end: 0 };
}
function runAgents(machine, module) {
  if (module === void 0) return;
  for (const read of [...module.exports.values()]) {
    const value = read();
    if (value.kind !== "class") continue;
    const base2 = baseOf(value);
    if (base2?.kind !== "external" || !SDKS.has(base2.module)) continue;
    const object = machine.construct(value, [], siteOf2(module));
    const init = machine.get(object, "init", siteOf2(module));
    if (init.kind === "function") machine.call(init, [], object, siteOf2(module));
  }
}
function runExports(machine, module) {
  if (module === void 0) return;
  const at2 = siteOf2(module);
  const common2 = module.common.props.get("exports");
  const exported = [
    ...[...module.exports.values()].map((read) => read()),
    ...common2?.kind === "object" ? common2.props.values() : common2 === void 0 ? [] : [common2]
  ];
  for (const value of exported) {
    if (machine.registered.length > 0) return;
    if (value.kind === "function") machine.call(value, stand(value), UNDEFINED, at2);
    else if (value.kind === "class") runMethods(machine, value, at2);
    else if (value.kind === "object") {
      for (const one3 of [...value.props.values()])
        if (one3.kind === "function") machine.call(one3, stand(one3), value, at2);
    }
  }
}
function stand(fn) {
  return fn.node.params.map((param) => {
    const name = param.type === "Identifier" ? param.name : "";
    return /server|mcp/i.test(name) ? external("@modelcontextprotocol/sdk", ["McpServer"]) : UNKNOWN;
  });
}
function runMethods(machine, value, at2) {
  const object = machine.construct(value, [], at2);
  for (const [, method] of value.methods)
    if (machine.registered.length === 0) machine.call(method, stand(method), object, at2);
}
var MAKES = /\bnew\s+(?:McpServer|Server|FastMCP)\s*\(/;
var REGISTERS = /\.(?:tool|registerTool|addTool|setRequestHandler)\s*\(/;
function runHolding(machine, module, what, steps) {
  if (module === void 0) return;
  const at2 = siteOf2(module);
  const seen = /* @__PURE__ */ new Set();
  for (const value of [
    ...[...module.scope.vars.values()].map((cell) => cell.value),
    ...[...module.exports.values()].map((read) => read())
  ]) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (value.kind !== "function" && value.kind !== "class") continue;
    if (value.scope.module !== module || !what.test(textOf2(module, value.node))) continue;
    const isWhole = machine.within(steps, () => {
      if (value.kind === "function") machine.call(value, stand(value), UNDEFINED, at2);
      else runMethods(machine, value, at2);
    });
    if (!isWhole) machine.note("BUDGET", "a function that registers takes too many steps", siteIn(module, value.node));
  }
}
function siteIn(module, { start: start2, end }) {
  return { doc: module.path, start: start2 ?? 0, end: end ?? 0 };
}
function textOf2(module, node) {
  return module.body.slice(node.start ?? 0, node.end ?? 0);
}
function handWrittenIn(machine, module) {
  const at2 = siteOf2(module);
  for (const cell of [...module.scope.vars.values()]) {
    const value = cell.link === void 0 ? cell.value : UNDEFINED;
    if (value.kind === "function") speaker(machine, module, value, UNDEFINED, at2);
    if (value.kind !== "class" || !/["'`]tools\/list["'`]/.test(textOf2(module, value.node))) continue;
    const object = machine.construct(value, [], at2);
    for (const method of value.methods.values()) speaker(machine, module, method, object, at2);
  }
}
function speaker(machine, module, fn, self, at2) {
  const text = textOf2(module, fn.node);
  if (!/["'`]tools\/list["'`]/.test(text)) return;
  const [param] = fn.node.params;
  const takesMethod = param?.type === "Identifier" && /method/i.test(param.name);
  for (const method of [LIST, CALL]) {
    const run2 = native(method, (inner, { args, at: site }) => {
      const params = args[0] === void 0 ? UNKNOWN : inner.get(args[0], "params", site);
      const message = newObject(inner, {
        props: [
          ["jsonrpc", { kind: "const", value: "2.0" }],
          ["id", { kind: "const", value: 1 }],
          ["method", { kind: "const", value: method }],
          ["params", params]
        ]
      });
      const result = inner.call(
        fn,
        takesMethod ? [{ kind: "const", value: method }, params] : [message, UNKNOWN],
        self,
        site
      );
      const wrapped = inner.get(result, "result", site);
      return wrapped.kind === "const" || wrapped.kind === "unknown" ? result : wrapped;
    });
    registerHandler(machine, method, run2, { ...at2, start: fn.node.start ?? 0, end: fn.node.end ?? 0 }, "by hand");
  }
}

// src/capability/evaluate/body.ts
function executeBody(machine, node, scope) {
  return machine.execute(node.type === "BlockStatement" ? node.body : [node], machine.newScope(scope));
}

// src/capability/evaluate/objects.ts
function propertyKey(machine, key, isComputed2, scope) {
  if (!isComputed2 && key.type === "Identifier") return constant(key.name);
  if (key.type === "PrivateName") return constant(`#${key.id.name}`);
  if (key.type === "StringLiteral" || key.type === "NumericLiteral") return constant(String(key.value));
  return isKeyExpression(key) ? machine.evaluate(key, scope) : UNKNOWN;
}
function isKeyExpression(node) {
  return /Expression$|Literal$|^Identifier$/.test(node.type);
}
function memberKey(machine, node, scope) {
  return propertyKey(machine, node.property, node.computed, scope);
}
function objectExpression(machine, node, scope) {
  const site = { doc: scope.module.path, start: node.start ?? 0, end: node.end ?? 0 };
  const object = newObject(machine, { site });
  for (const property of node.properties) {
    if (property.type === "SpreadElement") spreadInto(machine, object, machine.evaluate(property.argument, scope));
    else if (property.type === "ObjectMethod") addMethod(machine, object, property, scope);
    else if (isKeyExpression(property.value)) {
      const key = propertyKey(machine, property.key, property.computed, scope);
      define(machine, object, key, machine.evaluate(property.value, scope));
    }
  }
  return object;
}
function define(machine, object, key, value) {
  for (const one3 of each(key)) {
    if (one3.kind === "const") setProperty(machine, object, String(one3.value), value);
    else object.rest = join(object.rest, value);
  }
}
function addMethod(machine, object, node, scope) {
  const key = propertyKey(machine, node.key, node.computed, scope);
  const method = { kind: "function", id: freshId(), node, scope, props: /* @__PURE__ */ new Map() };
  if (node.kind === "get" && key.kind === "const") object.getters.set(String(key.value), method);
  else if (node.kind === "method") define(machine, object, key, method);
}
function spreadInto(machine, object, value) {
  for (const one3 of each(value)) {
    if (one3.kind === "object") copy2(machine, object, one3, value.kind === "union");
    else if (one3.kind === "namespace")
      for (const [name, read] of one3.module.exports) setProperty(machine, object, name, read());
    else if (one3.kind === "external" && one3.module === "process" && one3.path[0] === "env")
      object.rest = join(object.rest, machine.get(one3, "*", { doc: "", start: 0, end: 0 }));
    else if (one3.kind === "unknown" || one3.kind === "external") object.rest = join(object.rest, unknown(taintOf(one3)));
  }
}
function copy2(machine, into, from, isUncertain) {
  for (const [key, value] of from.props) {
    const known3 = into.props.get(key);
    setProperty(machine, into, key, isUncertain && known3 !== void 0 ? joinAll([known3, value]) : value);
  }
  for (const [key, getter] of from.getters) into.getters.set(key, getter);
  if (from.rest !== void 0) into.rest = join(into.rest, from.rest);
}

// src/capability/evaluate/patterns.ts
function declare(machine, pattern, value, scope) {
  spread(machine, pattern, value, scope, (name, part) => {
    const known3 = scope.vars.get(name);
    if (known3 === void 0) scope.vars.set(name, machine.cell(part));
    else if (known3.value === UNDEFINED) scope.vars.set(name, { ...known3, value: part });
    else machine.assign(known3, part);
  });
}
function assignTo(machine, target2, value, scope) {
  spread(machine, target2, value, scope, (name, part) => {
    const found = findCell(name, scope);
    if (found !== void 0) machine.assign(found, part);
  });
}
function spread(machine, target2, value, scope, write) {
  if (target2.type === "Identifier") write(target2.name, withType(target2, value));
  else if (target2.type === "MemberExpression") setMember2(machine, target2, value, scope);
  else if (target2.type === "AssignmentPattern")
    spread(machine, target2.left, withDefault2(machine, value, target2.right, scope), scope, write);
  else if (target2.type === "ObjectPattern") spreadObject(machine, target2, value, scope, write);
  else if (target2.type === "ArrayPattern") spreadArray(machine, target2.elements, value, scope, write);
  else if (target2.type === "TSParameterProperty") spread(machine, target2.parameter, value, scope, write);
  else if (target2.type === "RestElement") spread(machine, target2.argument, value, scope, write);
  else if (target2.type === "TSAsExpression" || target2.type === "TSNonNullExpression")
    spread(machine, target2.expression, value, scope, write);
}
function withType(target2, value) {
  const annotation = target2.typeAnnotation?.type === "TSTypeAnnotation" ? target2.typeAnnotation.typeAnnotation.type : void 0;
  if (value.kind !== "unknown" || value.type !== void 0) return value;
  if (annotation === "TSArrayType") return { ...value, type: "array" };
  return annotation === "TSStringKeyword" ? { ...value, type: "string" } : value;
}
function withDefault2(machine, value, otherwise, scope) {
  const nullish = isNullish(value);
  if (nullish === false) return value;
  if (value.kind === "const") return value.value === void 0 ? machine.evaluate(otherwise, scope) : value;
  return join(
    value,
    machine.maybe(() => machine.evaluate(otherwise, scope))
  );
}
function setMember2(machine, target2, value, scope) {
  if (target2.object.type === "Super") return;
  const object = machine.evaluate(target2.object, scope);
  for (const key of each(memberKey(machine, target2, scope))) {
    if (key.kind === "const") machine.set(object, String(key.value), value);
    else
      for (const one3 of each(object))
        if (one3.kind === "object" || one3.kind === "array") one3.rest = join(one3.rest, value);
  }
}
function spreadObject(machine, pattern, value, scope, write) {
  const at2 = { doc: scope.module.path, start: pattern.start ?? 0, end: pattern.end ?? 0 };
  const taken = /* @__PURE__ */ new Set();
  for (const property of pattern.properties) {
    if (property.type === "RestElement") {
      spread(machine, property.argument, remaining(machine, value, taken), scope, write);
      continue;
    }
    const key = propertyKey(machine, property.key, property.computed, scope);
    const name = key.kind === "const" ? String(key.value) : void 0;
    if (name !== void 0) taken.add(name);
    const where = { ...at2, start: property.start ?? at2.start, end: property.end ?? at2.end };
    const part = name === void 0 ? unknown(taintOf(value)) : machine.get(value, name, where);
    spread(machine, property.value, part, scope, write);
  }
}
function remaining(machine, value, taken) {
  if (value.kind !== "object") return unknown(taintOf(value), "object");
  return newObject(machine, { props: [...value.props].filter(([key]) => !taken.has(key)), rest: value.rest });
}
function spreadArray(machine, elements, value, scope, write) {
  const closed = closedElements(machine, value);
  elements.forEach((element, index) => {
    if (element === null) return;
    if (element.type === "RestElement") {
      const rest = closed === void 0 ? newArray(machine, [], elementOf(value)) : newArray(machine, closed.slice(index));
      spread(machine, element.argument, rest, scope, write);
    } else {
      const part = closed === void 0 ? elementOf(value) : closed[index] ?? UNDEFINED;
      spread(machine, element, part, scope, write);
    }
  });
}

// src/capability/evaluate/loops.ts
var ROUNDS = 1e3;
var COUNTING = 4e3;
function bind2(machine, left, value, scope) {
  if (left.type === "VariableDeclaration") for (const { id } of left.declarations) declare(machine, id, value, scope);
  else assignTo(machine, left, value, scope);
}
function forOfLoop(machine, node, scope) {
  const iterated = without(machine.evaluate(node.right, scope), isNothing);
  const lists = each(iterated).map((one3) => closedElements(machine, one3));
  if (lists.length === 1 && lists[0] !== void 0) return rounds(machine, node, [...lists[0]], scope);
  widen(machine, node.body, scope);
  for (const [index, list] of lists.entries()) {
    const one3 = each(iterated)[index];
    const elements = list ?? (one3 === void 0 ? [] : [elementOf(one3)]);
    machine.maybe(() => rounds(machine, node, elements, scope));
  }
  return FALLS;
}
function rounds(machine, node, elements, scope) {
  for (const element of elements) {
    machine.step();
    const inner = machine.newScope(scope);
    bind2(machine, node.left, element, inner);
    const flow = executeBody(machine, node.body, inner);
    if ((flow & (FALLS | CONTINUES)) === 0) return (flow & BREAKS) === 0 ? 0 : FALLS;
  }
  return FALLS;
}
function forInLoop(machine, node, scope) {
  const target2 = machine.evaluate(node.right, scope);
  if (target2.kind === "object" && target2.rest === void 0)
    return rounds(
      machine,
      node,
      [...target2.props.keys()].map((key) => constant(key)),
      scope
    );
  widen(machine, node.body, scope);
  machine.maybe(() => rounds(machine, node, [unknown([], "string")], scope));
  return FALLS;
}
function whileLoop(machine, node, scope) {
  widen(machine, node, scope);
  if (node.type === "DoWhileStatement") {
    const flow2 = executeBody(machine, node.body, scope);
    machine.evaluate(node.test, scope);
    return (flow2 & (FALLS | CONTINUES | BREAKS)) === 0 ? 0 : FALLS;
  }
  const test2 = truth(machine.evaluate(node.test, scope));
  if (test2 === false) return FALLS;
  const flow = machine.maybe(() => executeBody(machine, node.body, scope));
  return test2 === true && (flow & BREAKS) === 0 && node.test.type === "BooleanLiteral" ? 0 : FALLS;
}
function forLoop(machine, node, scope) {
  const outer = machine.newScope(scope);
  if (node.init?.type === "VariableDeclaration") machine.execute([node.init], outer);
  else if (node.init != null) machine.evaluate(node.init, outer);
  const isList = isOverList(node.test);
  const { spent } = machine;
  const before = machine.registered.length;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!isList && machine.spent - spent > COUNTING && machine.registered.length === before) break;
    if (node.test == null || truth(machine.evaluate(node.test, outer)) !== true) break;
    const flow = executeBody(machine, node.body, outer);
    if ((flow & (FALLS | CONTINUES)) === 0) return (flow & BREAKS) === 0 ? 0 : FALLS;
    if (node.update != null) machine.evaluate(node.update, outer);
  }
  const test2 = node.test == null ? void 0 : truth(machine.evaluate(node.test, outer));
  if (test2 === false) return FALLS;
  widen(machine, node, outer);
  machine.maybe(() => executeBody(machine, node.body, outer));
  return FALLS;
}
function isOverList(test2) {
  if (test2?.type !== "BinaryExpression") return false;
  return [test2.left, test2.right].some(
    (side) => side.type === "MemberExpression" && side.property.type === "Identifier" && side.property.name === "length"
  );
}
function widen(machine, node, scope) {
  for (const name of assignedNames(node)) {
    const cell = findCell(name, scope);
    if (cell?.value.kind !== "const") continue;
    const type = typeof cell.value.value;
    if (type === "number" || type === "boolean" || type === "string") cell.value = join(cell.value, unknown([], type));
  }
  machine.step();
}
var assigned = /* @__PURE__ */ new WeakMap();
function assignedNames(root) {
  const known3 = assigned.get(root);
  if (known3 !== void 0) return known3;
  const names2 = /* @__PURE__ */ new Set();
  const stack = [root];
  for (let at2 = stack.pop(); at2 !== void 0; at2 = stack.pop()) {
    if (typeof at2 !== "object" || at2 === null) continue;
    if (Array.isArray(at2)) for (const one3 of at2.slice(0, 1e4)) stack.push(one3);
    else if (isNode(at2)) {
      const target2 = at2.type === "AssignmentExpression" ? at2.left : at2.type === "UpdateExpression" ? at2.argument : void 0;
      if (target2?.type === "Identifier") names2.add(target2.name);
      for (const [key, value] of Object.entries(at2)) if (key !== "loc" && typeof value === "object") stack.push(value);
    }
  }
  assigned.set(root, names2);
  return names2;
}

// src/capability/evaluate/narrowing.ts
function narrowedScope(machine, test2, body3, scope) {
  const found = /* @__PURE__ */ new Map();
  collect(machine, test2, scope, found);
  if (found.size === 0) return scope;
  const changed = assignedNames(body3);
  const kept = [...found].filter(([name]) => !changed.has(name));
  if (kept.length === 0) return scope;
  const inner = machine.newScope(scope);
  for (const [name, value] of kept) inner.vars.set(name, machine.cell(value));
  return inner;
}
function collect(machine, test2, scope, found) {
  if (test2.type === "LogicalExpression" && test2.operator === "&&") {
    collect(machine, test2.left, scope, found);
    collect(machine, test2.right, scope, found);
  } else if (test2.type === "BinaryExpression" && test2.operator === "instanceof") {
    const right = test2.right.type === "Identifier" ? readName(test2.right.name, scope) : void 0;
    if (right?.kind === "class") put(test2.left, scope, found, (one3) => instanceOf(machine, one3, right));
  } else if (test2.type === "CallExpression") called(machine, test2, scope, found);
}
function called(machine, { callee, arguments: given }, scope, found) {
  const [first3] = given;
  if (first3 === void 0) return;
  const isList = callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "Array" && callee.property.type === "Identifier" && callee.property.name === "isArray";
  if (isList) put(first3, scope, found, (one3) => one3.kind === "array" || isOpen(one3) ? one3 : void 0);
  const fn = callee.type === "Identifier" ? readName(callee.name, scope) : void 0;
  const promised = fn?.kind === "function" ? predicate(machine, fn) : void 0;
  if (promised !== void 0) put(first3, scope, found, (one3) => instanceOf(machine, one3, promised));
}
function predicate(machine, { node, scope }) {
  const written3 = node.returnType;
  if (!isNode(written3) || written3.type !== "TSTypeAnnotation") return void 0;
  const { typeAnnotation: type } = written3;
  const [param] = node.params;
  if (type.type !== "TSTypePredicate" || type.typeAnnotation == null) return void 0;
  const isFirst = param?.type === "Identifier" && type.parameterName.type === "Identifier" && type.parameterName.name === param.name;
  const promised = isFirst ? typeValue(machine, type.typeAnnotation, scope) : void 0;
  return promised?.kind === "class" ? promised : void 0;
}
function isOpen({ kind }) {
  return kind === "unknown" || kind === "external";
}
function instanceOf(machine, one3, wanted) {
  if (one3.kind === "unknown") return newObject(machine, { proto: wanted, rest: unknown(taintOf(one3)) });
  if (one3.kind !== "object") return void 0;
  for (let at2 = one3.proto; at2?.kind === "class"; at2 = at2.parent) if (at2 === wanted) return one3;
  return void 0;
}
function put(node, scope, found, narrow2) {
  if (node.type !== "Identifier") return;
  const cell = findCell(node.name, scope);
  if (cell === void 0 || cell.link !== void 0) return;
  const kept = each(cell.value).map(narrow2).filter((value) => value !== void 0);
  if (kept.length > 0) found.set(node.name, joinAll(kept));
}

// src/capability/evaluate/branches.ts
function ifStatement(machine, node, scope) {
  const test2 = machine.evaluate(node.test, scope);
  const known3 = truth(test2);
  if (known3 === true) return executeBody(machine, node.consequent, scope);
  if (known3 === false) return node.alternate == null ? FALLS : executeBody(machine, node.alternate, scope);
  const tests = testsOf(test2);
  const { alternate } = node;
  const condition = written2(scope, node.test);
  const yes = machine.maybe(
    () => machine.guarded(
      tests,
      true,
      () => executeBody(machine, node.consequent, narrowedScope(machine, node.test, node.consequent, scope))
    ),
    condition
  );
  const no = alternate == null ? FALLS : machine.maybe(
    () => machine.guarded(tests, false, () => executeBody(machine, alternate, scope)),
    `not (${condition})`
  );
  if ((yes & FALLS) === 0 && (no & FALLS) !== 0) machine.guard(tests, false);
  if ((yes & FALLS) !== 0 && (no & FALLS) === 0) machine.guard(tests, true);
  if ((yes & FALLS) === 0 && node.test.type === "Identifier") narrow(scope, node.test.name);
  if ((yes & FALLS) === 0 && node.test.type === "UnaryExpression" && node.test.argument.type === "Identifier")
    narrow(scope, node.test.argument.name);
  return yes | no;
}
function narrow(scope, name) {
  const cell = scope.vars.get(name);
  if (cell !== void 0 && cell.link === void 0) cell.value = without(cell.value, isNothing);
}
function written2(scope, node) {
  const text = scope.module.body.slice(node.start ?? 0, node.end ?? 0).replace(/\s+/g, " ");
  return text.length > 120 ? `${text.slice(0, 119)}\u2026` : text;
}
function tryStatement(machine, node, scope) {
  const { handler, finalizer } = node;
  const { frame } = machine;
  const before = frame.guards;
  let flow = machine.execute(node.block.body, machine.newScope(scope));
  if (handler != null) {
    const tried = frame.guards;
    frame.guards = before;
    const caught = machine.maybe(() => {
      const inner = machine.newScope(scope);
      if (handler.param != null) declare(machine, handler.param, unknown(), inner);
      return machine.execute(handler.body.body, inner);
    });
    if ((caught & FALLS) === 0) frame.guards = tried;
    else if ((flow & FALLS) !== 0) frame.guards = onBothWays(tried, frame.guards);
    flow |= caught;
  }
  if (finalizer == null) return flow;
  const last = machine.execute(finalizer.body, machine.newScope(scope));
  return (last & FALLS) === 0 ? last : flow;
}
function switchStatement(machine, node, scope) {
  const subject = machine.evaluate(node.discriminant, scope);
  const inner = machine.newScope(scope);
  const outcomes2 = node.cases.map(
    ({ test: test2 }) => test2 == null ? void 0 : truth(equal(subject, machine.evaluate(test2, inner)))
  );
  const exact2 = outcomes2.indexOf(true);
  const isDecided = node.cases.every(({ test: test2 }, index) => test2 == null || outcomes2[index] !== void 0);
  if (exact2 !== -1 || isDecided) {
    const start2 = exact2 === -1 ? node.cases.findIndex(({ test: test2 }) => test2 == null) : exact2;
    return start2 === -1 ? FALLS : outOfSwitch(
      machine.execute(
        node.cases.slice(start2).flatMap((one3) => one3.consequent),
        inner
      )
    );
  }
  const tests = taintOf(subject).map(({ key }) => ({ key, whenTrue: "allow-list" }));
  let flow = node.cases.some(({ test: test2 }) => test2 == null) ? 0 : FALLS;
  node.cases.forEach(({ test: test2, consequent }, index) => {
    if (outcomes2[index] === false) return;
    const ends = machine.maybe(
      () => machine.guarded(test2 == null ? [] : tests, true, () => machine.execute(consequent, machine.newScope(inner)))
    );
    flow |= index === node.cases.length - 1 || (ends & FALLS) === 0 ? outOfSwitch(ends) : 0;
  });
  return flow;
}
function outOfSwitch(flow) {
  return (flow & BREAKS) === 0 ? flow : flow & ~BREAKS | FALLS;
}

// src/capability/evaluate/decorators.ts
function decorate(machine, value) {
  for (const member3 of value.node.body.body) {
    if (member3.type !== "ClassMethod" || member3.decorators == null) continue;
    const name = member3.key.type === "Identifier" && !member3.computed ? member3.key.name : void 0;
    const method = name === void 0 ? void 0 : value.methods.get(name) ?? value.statics.get(name);
    if (name === void 0 || method?.kind !== "function") continue;
    for (const decorator of [...member3.decorators].reverse()) decorateMethod(machine, value, decorator, member3, method);
  }
  for (const decorator of [...value.node.decorators ?? []].reverse()) {
    const applied = appliedTo(machine, decorator, value.scope);
    if (applied.kind === "function") machine.call(applied, [value], UNDEFINED, siteOf(decorator, value.scope));
  }
}
function decorateMethod(machine, owner, decorator, member3, method) {
  const { scope } = owner;
  const at2 = siteOf(decorator, scope);
  const { expression } = decorator;
  const isCall = expression.type === "CallExpression";
  const name = constant(member3.key.type === "Identifier" ? member3.key.name : "", siteOf(member3.key, scope));
  const named2 = isCall && expression.callee.type !== "Import" ? expression.callee : expression;
  const maker = named2.type === "Identifier" || named2.type === "MemberExpression" ? machine.evaluate(named2, scope) : UNDEFINED;
  if (maker.kind === "external") {
    const style = makes(maker);
    if (style === void 0) return;
    const args = isCall ? expression.arguments.flatMap((arg) => argument(machine, arg, scope)) : [];
    const defined = definition(machine, args, name);
    if (style !== "tool") machine.shown.push({ kind: "call", style, args: [defined], at: at2 });
    else
      machine.registered.push({
        kind: "tool",
        style: "decorator",
        args: [defined, owner, method],
        at: at2,
        conditions: [...machine.conditions],
        inEntry: machine.entries.has(at2.doc),
        frame: machine.frame.name
      });
    return;
  }
  const applied = appliedTo(machine, decorator, scope);
  if (applied.kind !== "function") return;
  const descriptor = newObject(machine, { props: [["value", method]] });
  const target2 = newObject(machine, { proto: owner });
  machine.call(applied, [target2, name, descriptor], UNDEFINED, at2);
}
function argument(machine, node, scope) {
  return isExpression(node) ? [machine.evaluate(node, scope)] : [];
}
function isExpression(node) {
  return node.type !== "SpreadElement" && node.type !== "ArgumentPlaceholder";
}
function appliedTo(machine, { expression }, scope) {
  if (expression.type === "CallExpression" && expression.callee.type === "Identifier") {
    const maker = machine.evaluate(expression.callee, scope);
    if (maker.kind !== "function") return UNDEFINED;
  }
  return machine.evaluate(expression, scope);
}
var MAKING = [
  [/^(?:mcp)?tool$/i, "tool"],
  [/^(?:mcp)?prompt$/i, "addPrompt"],
  [/^(?:mcp)?resource$/i, "addResource"],
  [/^(?:mcp)?resourcetemplate$/i, "addResourceTemplate"]
];
function makes({ module, path }) {
  const isFramework = SDKS.has(module) || /(?:^|[/@-])mcp(?:[/-]|$)/.test(module);
  return isFramework ? MAKING.find(([name]) => name.test(path.at(-1) ?? ""))?.[1] : void 0;
}
function definition(machine, args, method) {
  const [first3, second] = args;
  if (first3?.kind === "object") {
    const { props, rest, site } = first3;
    return newObject(machine, {
      props: [["name", method], ...props],
      rest,
      ...site === void 0 ? {} : { site }
    });
  }
  const text = stringOf(first3);
  const isName = text !== void 0 && (second !== void 0 || /^[\w.-]+$/.test(text));
  const description = isName ? second : first3;
  const options = second?.kind === "object" ? [...second.props] : [];
  const made3 = newObject(machine, { props: [["name", isName ? first3 ?? method : method], ...options] });
  if (description !== void 0 && description.kind !== "object") made3.props.set("description", description);
  return made3;
}

// src/capability/evaluate/interfaces.ts
var interfaces = /* @__PURE__ */ new WeakMap();
function seenBy(fn, args, self) {
  const { takes, hasReceiver } = interfaceOf(fn);
  const seen = args.length > takes ? args.slice(0, takes) : args;
  return hasReceiver ? [...seen, self] : seen;
}
function interfaceOf({ node, scope }) {
  const known3 = interfaces.get(node);
  if (known3 !== void 0) return known3;
  const text = scope.module.body.slice(node.start ?? 0, node.end ?? 0);
  const mayHaveReceiver = /\b(?:this|super|private|public|protected|readonly|override)\b/.test(text);
  const mayNameArguments = /\barguments\b|\\u/.test(text);
  const takesAll = node.params.some(({ type }) => type === "RestElement") || mayNameArguments && holds2(node, isArguments);
  const made3 = {
    takes: takesAll ? Infinity : node.params.length,
    hasReceiver: mayHaveReceiver && holds2(node, isReceiver)
  };
  interfaces.set(node, made3);
  return made3;
}
var isReceiver = ({ type }) => type === "ThisExpression" || type === "Super" || type === "TSParameterProperty";
var isArguments = (node) => node.type === "Identifier" && node.name === "arguments";
function holds2(root, is) {
  const stack = Object.values(root);
  while (stack.length > 0) {
    const at2 = stack.pop();
    if (Array.isArray(at2)) for (const one3 of at2) stack.push(one3);
    if (!isNode(at2)) continue;
    if (is(at2)) return true;
    if (hasOwnReceiver(at2)) stack.push("key" in at2 ? at2.key : void 0);
    else for (const value of Object.values(at2)) if (typeof value === "object") stack.push(value);
  }
  return false;
}
function hasOwnReceiver({ type }) {
  return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ObjectMethod" || type === "ClassMethod" || type === "ClassPrivateMethod";
}

// src/capability/evaluate/memo-key.ts
var KEY = 4e3;
function memoKey(machine, fn, args, self, isCoarse) {
  const seen = seenBy(fn, args, self);
  const keys4 = seen.map(
    (arg) => each(arg).map(isCoarse ? coarseKey : shortKey).join("|")
  );
  const where = siteOf(fn.node, fn.scope);
  const scope = isCoarse ? `tool ${machine.tool ?? ""} ${chosenAround(fn.scope)}` : `${fn.scope.id}:${machine.depth === 0 ? "" : "?"}`;
  const key = `${where.doc}:${where.start}:${scope}:${guardKey(machine.frame, seen)}:${keys4.join()}`;
  return key.length > KEY ? void 0 : key;
}
function chosenAround(scope) {
  const found = /* @__PURE__ */ new Set();
  for (let at2 = scope; at2.parent !== void 0; at2 = at2.parent)
    for (const { value, link } of at2.vars.values()) {
      if (link !== void 0) continue;
      if (value.kind === "function") found.add(coarseKey(value));
      for (const { origin, id } of shallowTaint(value)) if (origin.kind === "argument") found.add(id);
    }
  return [...found].sort().join(";");
}
function shortKey(value) {
  return value.kind === "schema" ? "schema" : keyOf(value);
}
function coarseKey(value) {
  if (value.kind === "object") {
    const fields = [...value.props].map(
      ([name, field2]) => field2.kind === "function" ? `${name}=${field2.node.start ?? 0}` : name
    );
    return `{${value.proto?.kind === "class" ? String(value.proto.id) : ""}:${fields.join()}}`;
  }
  if (value.kind === "function") return `function:${value.scope.module.path}:${value.node.start ?? 0}`;
  return value.kind === "array" || value.kind === "map" ? value.kind : shortKey(value);
}

// src/capability/evaluate/functions.ts
var CALLS = 90;
var RECURSION = 2;
var CONTEXTS = 10;
var START_CONTEXTS = 1500;
var NEVER = unknown(NOTHING, "object");
function runFunction(machine, fn, given, receiver2, at2, name = nameOf2(fn)) {
  const self = fn.self ?? (fn.node.type === "ArrowFunctionExpression" ? fn.scope.self ?? UNDEFINED : receiver2);
  const running = machine.running.get(fn.node) ?? 0;
  if (running >= RECURSION) return unknown(argumentTaint(given));
  if (machine.calls >= CALLS) {
    machine.note("BUDGET", `calls are nested more than ${CALLS} deep`, at2);
    return unknown(argumentTaint(given));
  }
  const { args, isCoarse } = widened(machine, fn, given);
  const key = memoKey(machine, fn, args, self, isCoarse);
  const known3 = key === void 0 ? void 0 : machine.memo.get(key);
  if (known3 !== void 0) {
    comeBack(machine, known3.frame, at2, name);
    return known3.result;
  }
  const frame = newFrame(name, machine.frame);
  const nesting = machine.nestingLevel;
  machine.frame = frame;
  machine.running.set(fn.node, running + 1);
  machine.calls += 1;
  try {
    const result = body(machine, fn, args, self);
    if (key !== void 0) machine.memo.set(key, { result, frame });
    return result;
  } finally {
    machine.calls -= 1;
    machine.running.set(fn.node, running);
    machine.restoreNesting(nesting);
    machine.frame = frame.parent ?? frame;
    comeBack(machine, frame, at2, name);
  }
}
function comeBack(machine, frame, at2, name) {
  absorb(machine.frame, frame, at2, `calls ${name}`);
  for (const [key, guards] of frame.exits ?? [])
    machine.guard(
      guards.map((guard) => ({ key, whenTrue: guard })),
      true
    );
}
function body(machine, fn, args, self) {
  const { node } = fn;
  const isArrow = node.type === "ArrowFunctionExpression";
  const scope = machine.newScope(fn.scope, {
    isFunction: true,
    self,
    ...fn.home === void 0 ? {} : { home: fn.home }
  });
  if (node.type === "FunctionExpression" && node.id != null) scope.vars.set(node.id.name, machine.cell(fn));
  if (!isArrow) scope.vars.set("arguments", machine.cell(newArray(machine, args)));
  bindParameters(machine, node.params, args, scope, self);
  const { frame } = machine;
  if (node.body.type !== "BlockStatement") {
    giveBack(machine, machine.evaluate(node.body, scope));
    return frame.returned ?? UNDEFINED;
  }
  const flow = machine.execute(node.body.body, scope);
  if ((flow & FALLS) !== 0) exit(machine);
  if (node.generator === true) return newArray(machine, [], frame.yielded ?? UNKNOWN);
  if (frame.returned === void 0) return (flow & FALLS) === 0 && node.async !== true ? NEVER : UNDEFINED;
  return withDeclaredType(
    machine,
    (flow & FALLS) === 0 ? frame.returned : join(frame.returned, UNDEFINED),
    node.returnType,
    scope
  );
}
function giveBack(machine, value) {
  const { frame } = machine;
  exit(machine);
  const held = frame.guards.size === 0 ? value : mapTaint(value, (taint) => guardedTaint(machine.frame, taint));
  frame.returned = join(frame.returned, outcomeUnderGuards(machine, held));
}
function outcomeUnderGuards(machine, value) {
  if (value.kind !== "const" || typeof value.value !== "boolean" || machine.frame.guards.size === 0) return value;
  const isTrue = value.value;
  return boolean(
    [...machine.frame.guards].flatMap(
      ([key, guards]) => guards.map((guard) => isTrue ? { key, whenTrue: guard } : { key, whenFalse: guard })
    )
  );
}
function exit(machine) {
  const { frame } = machine;
  frame.exits = frame.exits === void 0 ? frame.guards : onBothWays(frame.exits, frame.guards);
}
function bindParameters(machine, params, args, scope, self) {
  params.forEach((param, index) => {
    if (param.type === "RestElement") {
      declare(machine, param.argument, newArray(machine, args.slice(index)), scope);
      return;
    }
    const value = args[index] ?? UNDEFINED;
    const promised = isAnything(value) ? annotated(machine, param, scope) : void 0;
    declare(machine, param, promised ?? value, scope);
    if (param.type !== "TSParameterProperty" || self.kind !== "object") return;
    const inner = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
    if (inner.type === "Identifier") machine.set(self, inner.name, scope.vars.get(inner.name)?.value ?? UNDEFINED);
  });
}
function isAnything(value) {
  return value.kind === "unknown" && value.taint.length === 0 && value.type === void 0 && value.member === void 0;
}
function annotated(machine, param, scope) {
  if (param.type !== "Identifier" || param.typeAnnotation == null) return void 0;
  return typedInstance(machine, param.typeAnnotation, scope);
}
function widened(machine, fn, args) {
  const { tool } = machine;
  const contexts = (machine.contexts.get(fn.node) ?? 0) + 1;
  machine.contexts.set(fn.node, contexts);
  const isInside = (machine.running.get(fn.node) ?? 0) > 0;
  const limit = tool !== void 0 || isInside ? CONTEXTS : START_CONTEXTS;
  if (contexts <= limit || tool !== void 0 && args.some((arg) => arg.kind === "const" && arg.value === tool))
    return { args, isCoarse: false };
  const wide = args.map((arg) => arg.kind === "const" || arg.kind === "text" ? unknown(taintOf(arg), "string") : arg);
  return { args: wide, isCoarse: true };
}
function argumentTaint(args) {
  return args.reduce((taint, arg) => mergeTaint(taint, taintOf(arg)), NOTHING);
}
function nameOf2(fn) {
  const { node } = fn;
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") return node.id?.name ?? "a function";
  if (node.type === "ArrowFunctionExpression") return "a function";
  const name = node.key.type === "Identifier" ? node.key.name : node.key.type === "PrivateName" ? `#${node.key.id.name}` : "a method";
  const owner = fn.home?.node.id?.name;
  return owner === void 0 ? name : `${owner}.${name}`;
}

// src/capability/evaluate/classes.ts
function classValue(machine, node, outer) {
  const parent = node.superClass == null ? void 0 : machine.evaluate(node.superClass, outer);
  const scope = machine.newScope(outer);
  const value = {
    kind: "class",
    id: freshId(),
    node,
    scope,
    ...parent === void 0 ? {} : { parent: parent.kind === "union" ? parent.members[0] ?? parent : parent },
    statics: /* @__PURE__ */ new Map(),
    methods: /* @__PURE__ */ new Map(),
    getters: /* @__PURE__ */ new Map(),
    staticGetters: /* @__PURE__ */ new Map()
  };
  if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
  for (const member3 of node.body.body) addMember(machine, value, member3);
  for (const member3 of node.body.body) addStatic(machine, value, member3);
  decorate(machine, value);
  return value;
}
function addMember(machine, value, member3) {
  if (member3.type !== "ClassMethod" && member3.type !== "ClassPrivateMethod") return;
  const key = propertyKey(machine, member3.key, member3.type === "ClassMethod" && member3.computed, value.scope);
  if (key.kind !== "const" || member3.kind === "constructor") return;
  const method = {
    kind: "function",
    id: freshId(),
    node: member3,
    scope: value.scope,
    home: value,
    props: /* @__PURE__ */ new Map()
  };
  const name = String(key.value);
  if (member3.kind === "get") (member3.static ? value.staticGetters : value.getters).set(name, method);
  else if (member3.kind === "method") (member3.static ? value.statics : value.methods).set(name, method);
}
function addStatic(machine, value, member3) {
  const scope = machine.newScope(value.scope, { isFunction: true, self: value, home: value });
  if (member3.type === "StaticBlock") machine.execute(member3.body, scope);
  if (!isProperty(member3) || !member3.static || member3.value == null) return;
  const key = propertyKey(machine, member3.key, isComputed(member3), value.scope);
  if (key.kind === "const") value.statics.set(String(key.value), machine.evaluate(member3.value, scope));
}
function isComputed(member3) {
  return member3.type !== "ClassPrivateProperty" && member3.computed;
}
function isProperty(member3) {
  return member3.type === "ClassProperty" || member3.type === "ClassPrivateProperty" || member3.type === "ClassAccessorProperty";
}
function instantiate(machine, value, args, at2) {
  const object = newObject(machine, { proto: value, site: at2 });
  initialise(machine, value, args, object, at2);
  return object;
}
function initialise(machine, value, args, object, at2) {
  const node = value.node.body.body.find((member3) => member3.type === "ClassMethod" && member3.kind === "constructor");
  if (node?.type !== "ClassMethod") {
    if (value.parent?.kind === "class") initialise(machine, value.parent, args, object, at2);
    addFields(machine, value, object);
    return;
  }
  if (value.parent === void 0) addFields(machine, value, object);
  const constructor = {
    kind: "function",
    id: freshId(),
    node,
    scope: value.scope,
    home: value,
    props: /* @__PURE__ */ new Map()
  };
  runFunction(machine, constructor, args, object, at2, `new ${value.node.id?.name ?? "class"}`);
}
function callSuper(machine, home, args, self, at2) {
  if (self.kind !== "object") return UNDEFINED;
  if (home.parent?.kind === "class") initialise(machine, home.parent, args, self, at2);
  else if (home.parent !== void 0) machine.construct(home.parent, args, at2);
  addFields(machine, home, self);
  return UNDEFINED;
}
function addFields(machine, value, object) {
  const scope = machine.newScope(value.scope, { isFunction: true, self: object, home: value });
  for (const member3 of value.node.body.body) {
    if (!isProperty(member3) || member3.static || isOnlyDeclared(member3)) continue;
    const key = propertyKey(machine, member3.key, isComputed(member3), value.scope);
    if (key.kind !== "const") continue;
    if (member3.value == null && object.props.has(String(key.value))) continue;
    setProperty(machine, object, String(key.value), fieldValue(machine, member3, scope));
  }
}
function isOnlyDeclared(member3) {
  return member3.type === "ClassProperty" && (member3.declare === true || member3.abstract === true);
}
function fieldValue(machine, member3, scope) {
  const value = member3.value == null ? UNDEFINED : machine.evaluate(member3.value, scope);
  return withDeclaredType(machine, value, member3.typeAnnotation, scope);
}

// src/capability/evaluate/statements.ts
function executeStatements(machine, body3, scope) {
  for (const node of body3) hoist(machine, node, scope);
  let flow = FALLS;
  for (const node of body3) {
    flow = flow & ~FALLS | execute(machine, node, scope);
    if ((flow & FALLS) === 0) return flow;
  }
  return flow;
}
function hoist(machine, node, scope) {
  const declared = node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration" ? node.declaration : node;
  if (declared?.type !== "FunctionDeclaration" || declared.id == null) return;
  scope.vars.set(
    declared.id.name,
    machine.cell({ kind: "function", id: freshId(), node: declared, scope, props: /* @__PURE__ */ new Map() })
  );
}
function execute(machine, node, scope) {
  machine.step();
  if (node.type === "ExpressionStatement")
    return endsHere(machine, machine.evaluate(node.expression, scope), node, scope) ? 0 : FALLS;
  if (node.type === "VariableDeclaration") return declaration(machine, node, scope);
  if (node.type === "ReturnStatement") {
    giveBack(machine, node.argument == null ? UNDEFINED : machine.evaluate(node.argument, scope));
    return 0;
  }
  if (node.type === "IfStatement") return ifStatement(machine, node, scope);
  if (node.type === "BlockStatement") return machine.execute(node.body, machine.newScope(scope));
  if (node.type === "TryStatement") return tryStatement(machine, node, scope);
  if (node.type === "ThrowStatement") {
    const error = machine.evaluate(node.argument, scope);
    if (machine.tool !== void 0) noteErrors(machine, error, siteOf(node, scope));
    return 0;
  }
  if (node.type === "SwitchStatement") return switchStatement(machine, node, scope);
  if (node.type === "ClassDeclaration") {
    const value = classValue(machine, node, scope);
    if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
    return FALLS;
  }
  return rarely(machine, node, scope);
}
var ENDS_EARLY = "this call seems never to come back, so that what follows is not followed";
function endsHere(machine, value, node, scope) {
  if (value !== NEVER) return false;
  if (machine.tool !== void 0 && machine.depth === 1) machine.note("OPAQUE_CALL", ENDS_EARLY, siteOf(node, scope));
  return true;
}
function rarely(machine, node, scope) {
  if (node.type === "ForOfStatement") return forOfLoop(machine, node, scope);
  if (node.type === "ForStatement") return forLoop(machine, node, scope);
  if (node.type === "ForInStatement") return forInLoop(machine, node, scope);
  if (node.type === "WhileStatement" || node.type === "DoWhileStatement") return whileLoop(machine, node, scope);
  if (node.type === "BreakStatement") return BREAKS;
  if (node.type === "ContinueStatement") return CONTINUES;
  if (node.type === "LabeledStatement") {
    const flow = execute(machine, node.body, scope);
    return (flow & BREAKS) === 0 ? flow : flow & ~BREAKS | FALLS;
  }
  if (node.type === "ExportNamedDeclaration" && node.declaration != null)
    return execute(machine, node.declaration, scope);
  if (node.type === "ExportDefaultDeclaration") return defaultExport(machine, node.declaration, scope);
  if (node.type === "TSEnumDeclaration") enumeration(machine, node, scope);
  if (node.type === "TSModuleDeclaration" && node.id.type === "Identifier" && node.body.type === "TSModuleBlock") {
    const inner = machine.newScope(scope);
    machine.execute(node.body.body, inner);
    const object = newObject(machine, { props: [...inner.vars].map(([name, cell]) => [name, cell.value]) });
    scope.vars.set(node.id.name, machine.cell(object));
  }
  if (node.type === "TSExportAssignment")
    scope.vars.set("*default*", machine.cell(machine.evaluate(node.expression, scope)));
  return FALLS;
}
function defaultExport(machine, node, scope) {
  if (node.type === "FunctionDeclaration") {
    const known3 = node.id == null ? void 0 : scope.vars.get(node.id.name);
    scope.vars.set(
      "*default*",
      known3 ?? machine.cell({ kind: "function", id: freshId(), node, scope, props: /* @__PURE__ */ new Map() })
    );
  } else if (node.type === "ClassDeclaration") {
    const value = classValue(machine, node, scope);
    if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
    scope.vars.set("*default*", machine.cell(value));
  } else if (isExpression2(node)) scope.vars.set("*default*", machine.cell(machine.evaluate(node, scope)));
  return FALLS;
}
function isExpression2(node) {
  return /Expression$|Literal$|^Identifier$/.test(node.type);
}
function declaration(machine, node, scope) {
  let into = scope;
  while (node.kind === "var" && !into.isFunction && into.parent !== void 0) into = into.parent;
  for (const { id, init } of node.declarations) {
    const value = init == null ? UNDEFINED : machine.evaluate(init, scope);
    const annotation = id.type === "Identifier" ? id.typeAnnotation : void 0;
    const typed = withDeclaredType(machine, value, annotation, scope);
    if (node.kind !== "var" && id.type === "Identifier") into.vars.set(id.name, machine.cell(typed));
    else declare(machine, id, typed, node.kind === "var" ? into : scope);
    if (endsHere(machine, value, node, scope)) return 0;
  }
  return FALLS;
}
function enumeration(machine, node, scope) {
  const object = newObject(machine, { site: siteOf(node, scope) });
  let next2 = constant(0);
  for (const { id, initializer } of node.members) {
    const value = initializer == null ? next2 : machine.evaluate(initializer, scope);
    setProperty(machine, object, id.type === "Identifier" ? id.name : id.value, value);
    const [only] = each(value);
    next2 = constant(only?.kind === "const" && typeof only.value === "number" ? only.value + 1 : 0);
  }
  scope.vars.set(node.id.name, machine.cell(object));
}
function noteErrors(machine, error, at2) {
  for (const { value, site = at2 } of textsIn(error)) {
    if (/\S\s+\S/.test(value)) machine.say({ to: "result", value, at: placeOf(site) });
  }
}

// src/capability/evaluate/injected.ts
var DEPTH3 = 6;
var made2 = /* @__PURE__ */ new WeakMap();
function injected(machine, value, at2, depth = 0) {
  const known3 = made2.get(value);
  if (known3 !== void 0) return known3;
  const args = parametersOf(value).map((param) => serviceFor(machine, value, param, at2, depth));
  const object = machine.construct(value, args, at2);
  made2.set(value, object);
  for (const member3 of value.node.body.body) {
    const name = injectedField(member3);
    if (name !== void 0) machine.set(object, name, serviceFor(machine, value, member3, at2, depth));
  }
  return object;
}
function serviceFor(machine, owner, declared, at2, depth) {
  const inner = declared.type === "TSParameterProperty" ? declared.parameter : declared;
  const annotation = "typeAnnotation" in inner ? inner.typeAnnotation : void 0;
  const typed = isNode(annotation) ? typeValue(machine, annotation, owner.scope) : void 0;
  if (typed?.kind === "class") return depth < DEPTH3 ? injected(machine, typed, at2, depth + 1) : UNKNOWN;
  return typed ?? UNKNOWN;
}
function parametersOf(value) {
  for (let at2 = value; at2?.kind === "class"; at2 = at2.parent)
    for (const member3 of at2.node.body.body)
      if (member3.type === "ClassMethod" && member3.kind === "constructor") return member3.params;
  return [];
}
function injectedField(member3) {
  const isFilled = member3.type === "ClassProperty" && member3.value == null && (member3.decorators ?? []).length > 0;
  return isFilled && member3.key.type === "Identifier" ? member3.key.name : void 0;
}

// src/capability/register/framework.ts
function frameworkTools(machine, at2) {
  return machine.files.list("tools").flatMap((path) => {
    const module = machine.open(path);
    const exported = module?.exports.get("default")?.();
    if (exported?.kind === "object") return [exported];
    if (exported?.kind !== "class") return [];
    const made3 = machine.construct(exported, [], at2);
    return made3.kind === "object" ? [made3] : [];
  });
}

// src/capability/register/drafts.ts
function draftsOf(machine, call) {
  if (call.style === "mcp-framework")
    return frameworkTools(machine, call.at).flatMap((tool) => objectDrafts(machine, call, tool));
  const [first3 = UNDEFINED, ...rest] = call.args;
  if (call.style === "decorator") return decoratedDrafts(machine, call, first3, rest);
  if (call.style === "addTool" || call.style === "fastmcp")
    return each(first3).flatMap(
      (tool) => tool.kind === "object" ? objectDrafts(machine, call, tool) : unnamed(machine, call)
    );
  const names2 = each(first3);
  if (first3.kind === "object") return objectDrafts(machine, call, first3);
  return names2.flatMap((name) => {
    const text = stringOf(name);
    if (text === void 0 || text === "" && names2.length > 1) return unnamed(machine, call);
    return [call.style === "tool" ? positional(machine, call, text, rest) : configured(machine, call, text, rest)].map(
      (draft) => withNameSite(draft, name)
    );
  });
}
function decoratedDrafts(machine, call, tool, [owner, method]) {
  if (tool.kind !== "object" || owner?.kind !== "class" || method?.kind !== "function") return [];
  const self = method.home === void 0 ? UNDEFINED : injected(machine, owner, call.at);
  const execute2 = { ...method, id: freshId(), self };
  const props = [...tool.props, ["execute", execute2]];
  return objectDrafts(machine, call, newObject(machine, { props, rest: tool.rest }));
}
function positional(machine, call, name, rest) {
  const run2 = rest.findLast(isCallable);
  const others = rest.filter((one3) => one3 !== run2 && one3.kind !== "const");
  const [config] = others;
  if (run2 === void 0 && config?.kind === "object") return configured(machine, call, name, [config]);
  const description = rest.find(
    (one3) => isText(one3) || one3.kind === "unknown" && one3 !== run2 || one3.kind === "union" && each(one3).some(isText) && one3 !== run2
  );
  const shapes = others.length > 1 ? others.filter((one3) => one3 !== description) : others;
  const schemaAt = shapes.findIndex((one3) => isSchemaLike(machine, one3));
  const schema2 = schemaAt === -1 ? void 0 : shapes[schemaAt];
  const annotations = shapes.find((one3, index) => index !== schemaAt && one3.kind === "object");
  return {
    ...base(call, name),
    ...description === void 0 ? {} : { description },
    ...schema2 === void 0 ? {} : { inputSchema: schema2 },
    ...annotations === void 0 ? {} : { annotations },
    fields: /* @__PURE__ */ new Map(),
    handlers: run2 === void 0 ? [] : [{ run: run2, calling: schema2 === void 0 ? "extra" : "arguments" }]
  };
}
function isText(value) {
  return value.kind === "text" || value.kind === "const" && typeof value.value === "string";
}
function isCallable(value) {
  return each(value).some((one3) => one3.kind === "function" || one3.kind === "native");
}
function isSchemaLike(machine, value) {
  if (value.kind === "schema") return true;
  if (value.kind !== "object") return value.kind === "unknown" || value.kind === "union";
  const names2 = [...value.props.keys()];
  if (names2.some((name) => /Hint$/.test(name)) || names2.length > 0 && names2.every((name) => name === "title"))
    return false;
  const shape = shapeOf(machine, value);
  return shape.size === 0 || value.props.has("type") || [...value.props.values()].some((one3) => asSchema(one3) !== void 0) || value.rest !== void 0;
}
function configured(machine, call, name, rest) {
  const [config, given] = rest;
  const draft = fromFields(machine, call, name, config ?? UNDEFINED);
  const handler = given === void 0 || given.kind === "const" ? void 0 : given.kind === "object" ? memberOf(machine, given, ["createTask", "handler", "execute"]) : given;
  const run2 = handler ?? (config === void 0 ? void 0 : memberOf(machine, config, HANDLERS));
  const calling = call.style === "mastra" ? "context" : draft.inputSchema === void 0 && handler !== void 0 ? "extra" : "arguments";
  return { ...draft, handlers: run2 === void 0 ? [] : [{ run: run2, calling }] };
}
var HANDLERS = ["execute", "handler", "callback", "run", "cb", "handle", "call"];
function objectDrafts(machine, call, tool) {
  const names2 = each(machine.get(tool, "name", call.at));
  return names2.flatMap((name) => {
    const text = stringOf(name);
    if (text === void 0) return unnamed(machine, call);
    const run2 = memberOf(machine, tool, HANDLERS);
    const draft = withNameSite(fromFields(machine, call, text, tool), name);
    if (run2 === void 0) return [{ ...draft, handlers: [] }];
    const bound2 = native("handler", (inner, { args, at: at2 }) => inner.call(run2, args, tool, at2));
    return [{ ...draft, handlers: [{ run: bound2, calling: "arguments", written: run2 }] }];
  });
}

// src/capability/reach/tools.ts
var STEPS3 = 4e4;
var FEW_STEPS = 1e5;
var ALL_STEPS = 32e4;
var HANDLERS2 = 8;
function collect2(machine) {
  const drafts = [];
  const handlers = machine.registered.filter((one3) => one3.kind === "handler");
  for (const one3 of [...machine.registered]) {
    if (one3.kind === "tool") drafts.push(...draftsOf(machine, one3));
    else if (one3.method === LIST) drafts.push(...listed(machine, one3, handlers));
  }
  const byName = /* @__PURE__ */ new Map();
  for (const draft of drafts) {
    const known3 = byName.get(draft.name);
    byName.set(draft.name, known3 === void 0 ? draft : merged2(machine, known3, draft));
  }
  return [...byName.values()];
}
function merged2(machine, one3, other) {
  const isKnown2 = (handler) => one3.handlers.some((known3) => sameFunction(known3.written ?? known3.run, handler.written ?? handler.run));
  const handlers = [...one3.handlers, ...other.handlers.filter((handler) => !isKnown2(handler))];
  if (handlers.length > HANDLERS2)
    machine.note("BUDGET", `a tool is registered more than ${HANDLERS2} times, each time with other code`, other.site);
  return { ...one3, handlers: handlers.slice(0, HANDLERS2) };
}
function sameFunction(one3, other) {
  if (one3 === other) return true;
  if (one3.kind !== "function" || other.kind !== "function") return one3.kind === "native" && other.kind === "native";
  return one3.node === other.node;
}
function listed(machine, list, handlers) {
  const request = newObject(machine, {
    props: [
      ["method", constant(LIST)],
      ["params", newObject(machine)]
    ]
  });
  let result = UNDEFINED;
  guarded2(machine, () => {
    result = machine.call(list.run, [request, EXTRA], UNDEFINED, list.at);
  });
  const { tools, isOpen: isOpen2 } = listedTools(machine, result, list.at);
  if (isOpen2) machine.note("LIST_OPEN", "the list of tools has parts that are made at run time", list.at);
  const near = handlers.filter((one3) => one3.method === CALL && one3.server === list.server);
  const calls = near.length > 0 ? near : handlers.filter((one3) => one3.method === CALL);
  const asTool = {
    kind: "tool",
    style: list.style === "by hand" ? "by hand" : "list",
    args: [],
    at: list.at,
    conditions: list.conditions,
    inEntry: machine.entries.has(list.at.doc),
    frame: ""
  };
  return tools.flatMap(
    (tool) => listedDraft(machine, asTool, tool).map((draft) => ({
      ...draft,
      handlers: calls.map(({ run: run2 }) => ({ run: run2, calling: "request" }))
    }))
  );
}
function runTools(machine, drafts) {
  machine.memo.clear();
  machine.depth = 1;
  let left = ALL_STEPS;
  const most = Math.max(STEPS3, FEW_STEPS / drafts.length);
  const run2 = (draft) => {
    const made3 = runTool(machine, draft, Math.max(2e3, Math.min(most, left)));
    left -= machine.spent;
    machine.frame = newFrame("between");
    return made3;
  };
  const first3 = drafts.map(run2);
  const isEarly = ({ frame }) => [...frame.notes.values()].some(({ text }) => text === ENDS_EARLY);
  if (first3.some(isEarly)) machine.memo.clear();
  left = ALL_STEPS;
  const runs = first3.map((one3) => isEarly(one3) ? run2(one3.draft) : one3);
  machine.tool = void 0;
  machine.depth = 0;
  return runs;
}
function runTool(machine, draft, steps) {
  machine.tool = draft.name;
  machine.contexts.clear();
  const frame = machine.begin(steps, draft.name);
  const results = [];
  for (const handler of draft.handlers) {
    machine.frame = frame;
    guarded2(machine, () => {
      const args = argumentsFor(machine, draft, handler.calling);
      results.push(machine.call(handler.run, args, UNDEFINED, siteOfHandler(handler) ?? draft.site));
    });
  }
  const [result] = results;
  const sayings = sayingsOf(frame, results, draft.site);
  return { draft, frame, ...result === void 0 ? {} : { result }, sayings };
}
function siteOfHandler({ run: run2, written: written3 = run2 }) {
  for (const one3 of each(written3)) {
    if (one3.kind === "function")
      return { doc: one3.scope.module.path, start: one3.node.start ?? 0, end: one3.node.end ?? 0 };
  }
  return void 0;
}
var FROM_CALLER = traced({ kind: "argument", name: "" });
function argumentsFor(machine, draft, calling) {
  if (calling === "extra") return [EXTRA];
  const schema2 = calling === "request" ? void 0 : schemaOf(machine, draft.inputSchema);
  const args = schema2 === void 0 ? unknown(FROM_CALLER) : typedValue(machine, schema2, FROM_CALLER);
  if (calling === "context") return [newObject(machine, { props: [["context", args]], rest: unknown() }), EXTRA];
  if (calling === "arguments") return [args, EXTRA];
  const params = newObject(machine, {
    props: [
      ["name", constant(draft.name)],
      ["arguments", args],
      ["_meta", UNDEFINED]
    ]
  });
  return [
    newObject(machine, {
      props: [
        ["method", constant(CALL)],
        ["params", params]
      ]
    }),
    EXTRA
  ];
}

// src/capability/reach/tool-code.ts
function toolCode(machine, run2, effects, reasons) {
  const { draft } = run2;
  const [first3] = draft.handlers;
  const handler = first3 === void 0 ? void 0 : siteOfHandler(first3);
  const description = draft.description === void 0 ? void 0 : descriptionOf(draft.description, draft.site);
  const [inputSchema, outputSchema] = [draft.inputSchema, draft.outputSchema].map(
    (value) => schemaJson(machine, value)
  );
  const annotations = draft.annotations === void 0 ? void 0 : toJsonObject(machine, draft.annotations);
  const all2 = draft.handlers.length === 0 ? [
    ...reasons,
    {
      code: "NO_HANDLER",
      text: "the tool is listed, and no code was found that answers its call",
      at: placeOf(draft.site)
    }
  ] : reasons;
  const returns = run2.result === void 0 ? [] : distinct2(inputsOf(machine, run2.result, "output"));
  return {
    name: draft.name,
    ...description === void 0 ? {} : { description },
    ...inputSchema === void 0 ? {} : { inputSchema },
    ...outputSchema === void 0 ? {} : { outputSchema },
    ...annotations === void 0 ? {} : { annotations },
    fields: fieldsOf(machine, draft),
    places: placesOf(machine, draft),
    site: placeOf(draft.site),
    ...handler === void 0 ? {} : { handler: placeOf(handler) },
    shape: shapeOf2(draft),
    status: draft.handlers.length === 0 ? "LISTED_NO_HANDLER" : all2.length > 0 ? "PARTIAL" : "ANALYSED",
    conditions: [...new Set(draft.conditions)],
    effects: effects.map((effect) => withUse(effect, returns)),
    returns,
    sayings: run2.sayings,
    reasons: all2
  };
}
function withUse(effect, returns) {
  if (effect.leaf !== "ENV" || effect.use !== void 0) return effect;
  const isReturned = returns.some(
    ({ origin }) => origin.kind === "environment" && (origin.name === void 0 || effect.symbol === `process.env.${origin.name}`)
  );
  return { ...effect, use: isReturned ? "output" : "config" };
}
function schemaJson(machine, value) {
  if (value === void 0) return void 0;
  return schemaOf(machine, value)?.json ?? toJsonObject(machine, value);
}
function descriptionOf(value, site) {
  const at2 = placeOf((value.kind === "const" || value.kind === "text" ? value.site : void 0) ?? site);
  if (value.kind === "const")
    return typeof value.value === "string" ? { kind: "constant", value: asWritten(value.value), at: at2 } : void 0;
  const known3 = each(value).flatMap(
    (one3) => one3.kind === "const" && typeof one3.value === "string" ? [one3.value] : one3.kind === "text" ? [knownText(one3)] : []
  );
  const origins = taintOf(value).map(({ origin }) => origin);
  return { kind: "dynamic", known: known3[0] ?? "", origins: origins.length > 0 ? origins : [{ kind: "unknown" }], at: at2 };
}
function fieldsOf(machine, draft) {
  const made3 = [];
  for (const [name, value] of draft.fields) {
    const { json } = toJson(machine, value);
    if (json !== void 0) made3.push([name, json]);
  }
  return Object.fromEntries(made3);
}
function placesOf(machine, draft) {
  const places = /* @__PURE__ */ new Map();
  if (draft.nameSite !== void 0) places.set("/name", placeOf(draft.nameSite));
  if (draft.description?.kind === "const" && draft.description.site !== void 0)
    places.set("/description", placeOf(draft.description.site));
  const schema2 = schemaOf(machine, draft.inputSchema);
  for (const [pointer, site] of schema2?.places ?? []) places.set(`/inputSchema${pointer}`, placeOf(site));
  if (schema2 === void 0 && draft.inputSchema !== void 0)
    literalPlaces(draft.inputSchema, "/inputSchema", places, 0);
  return places;
}
function literalPlaces(value, pointer, places, depth) {
  if (depth > 12) return;
  if (value.kind === "const" && value.site !== void 0) places.set(pointer, placeOf(value.site));
  if (value.kind === "array")
    value.elements.forEach((one3, index) => {
      literalPlaces(one3, `${pointer}/${index}`, places, depth + 1);
    });
  if (value.kind !== "object") return;
  for (const [name, one3] of value.props)
    literalPlaces(one3, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, places, depth + 1);
}
function shapeOf2(draft) {
  const { style, site, nameSite, isInEntry, frame } = draft;
  const isLiteral = nameSite !== void 0 && nameSite.doc === site.doc && nameSite.start >= site.start && nameSite.end <= site.end;
  if (style === "by hand") return "L";
  if (nameSite === void 0)
    return style !== "list" ? "E" : draft.description?.kind === "const" && draft.description.site === void 0 ? "K" : "J";
  if (style === "decorator") return isInEntry ? "B" : "F";
  if (style === "list") return isLiteral && isInEntry ? "H" : "I";
  if (style === "fastmcp") return isLiteral ? "G" : "D";
  if (!isLiteral) return frame === "start" || isInEntry ? "D" : "E";
  if (frame.startsWith("new ") || /^[A-Z]\w*\./.test(frame)) return isInEntry ? "B" : "F";
  return isInEntry ? "A" : "C";
}

// src/capability/reach/shown.ts
var STEPS4 = 6e4;
var FIELDS = [
  ...["name", "title", "description", "uri", "uriTemplate", "mimeType", "arguments", "icons", "annotations", "_meta"]
];
var LISTS = /* @__PURE__ */ new Map([
  ["prompts/list", ["prompts", "prompt"]],
  ["resources/list", ["resources", "resource"]],
  ["resources/templates/list", ["resourceTemplates", "template"]]
]);
function shownBeside(machine) {
  const { frame } = machine;
  machine.begin(STEPS4, "shown");
  let isOpen2 = false;
  const items = /* @__PURE__ */ new Map();
  for (const shown of [...machine.shown]) {
    guarded2(machine, () => {
      const { entries: entries4, isWhole } = shown.kind === "call" ? called2(machine, shown) : listed2(machine, shown);
      isOpen2 ||= !isWhole;
      for (const entry of entries4) {
        const item = itemOf(machine, entry);
        if (item === void 0) isOpen2 = true;
        else items.set(`${item.kind} ${JSON.stringify(item.value)}`, item);
      }
    });
  }
  machine.frame = frame;
  const instructions = machine.instructions.flatMap((value) => textOf3(value) ?? [])[0];
  return {
    items: [...items.values()],
    isOpen: isOpen2,
    ...instructions?.site === void 0 ? {} : { instructions: { value: instructions.text, at: placeOf(instructions.site) } }
  };
}
function called2(machine, { style, args, at: at2 }) {
  const [first3 = UNDEFINED, second = UNDEFINED, third = UNDEFINED] = args;
  const isPrompt = /prompt/i.test(style);
  if (style.startsWith("add"))
    return entriesOf2(
      each(first3).map((value) => ({ value, kind: isPrompt ? "prompt" : isTemplate(value) ? "template" : "resource" })),
      at2
    );
  const props = /* @__PURE__ */ new Map([["name", first3]]);
  if (isPrompt) describePrompt(machine, props, args.slice(1));
  else {
    props.set(isTemplate(second) ? "uriTemplate" : "uri", isTemplate(second) ? templateIn(second) : second);
    if (third.kind === "object") for (const [name, value] of third.props) props.set(name, value);
  }
  const kind = isPrompt ? "prompt" : isTemplate(second) ? "template" : "resource";
  return entriesOf2([{ value: newObject(machine, { props }), kind }], at2);
}
function describePrompt(machine, props, rest) {
  for (const arg of rest) {
    if (arg.kind === "const" || arg.kind === "text" || arg.kind === "union") props.set("description", arg);
    else if (arg.kind === "object" || arg.kind === "schema") {
      const schema2 = schemaOf(machine, arg);
      if (schema2 === void 0 && arg.kind === "object") for (const [name, one3] of arg.props) props.set(name, one3);
      const declared = schema2 === void 0 && arg.kind === "object" ? arg.props.get("argsSchema") : arg;
      if (declared !== void 0) props.set("arguments", argumentsIn(machine, declared));
    }
  }
}
function argumentsIn(machine, declared) {
  const shape = schemaOf(machine, declared)?.shape ?? /* @__PURE__ */ new Map();
  return newArray(
    machine,
    [...shape].map(([name, { json, isOptional, places }]) => {
      const { description } = json;
      const props = [["name", constant(name)]];
      if (typeof description === "string")
        props.push(["description", constant(description, places.get("/description"))]);
      return newObject(machine, { props: [...props, ["required", constant(!isOptional)]] });
    })
  );
}
function isTemplate(value) {
  return value.kind === "object" && value.props.has("uriTemplate");
}
function templateIn(value) {
  return (value.kind === "object" ? value.props.get("uriTemplate") : void 0) ?? UNDEFINED;
}
function listed2(machine, { method, run: run2, at: at2 }) {
  const [field2, kind] = LISTS.get(method) ?? ["", "resource"];
  const params = newObject(machine);
  const request = newObject(machine, {
    props: [
      ["method", constant(method)],
      ["params", params]
    ]
  });
  const list = machine.get(machine.call(run2, [request, EXTRA], UNDEFINED, at2), field2, at2);
  const arrays = each(list).flatMap((one3) => one3.kind === "array" ? [one3] : []);
  const found = arrays.flatMap(({ elements }) => elements.flatMap((element) => each(element)));
  const { entries: entries4, isWhole } = entriesOf2(
    found.map((value) => ({ value, kind })),
    at2
  );
  return { entries: entries4, isWhole: isWhole && arrays.length > 0 && arrays.every(({ rest }) => rest === void 0) };
}
function entriesOf2(found, at2) {
  const entries4 = found.flatMap(
    ({ value, kind }) => value.kind === "object" ? [{ kind, value, site: value.site ?? at2 }] : []
  );
  return { entries: entries4, isWhole: entries4.length === found.length };
}
function itemOf(machine, { kind, value, site }) {
  const made3 = [];
  const places = /* @__PURE__ */ new Map();
  for (const name of FIELDS) {
    const field2 = machine.get(value, name, site);
    const text = textOf3(field2);
    const json = text?.text ?? (stringOf(field2) === void 0 ? toJson(machine, field2).json : void 0);
    if (json === void 0 || json === null || isArray(json) && json.length === 0) continue;
    made3.push([name, json]);
    if (text?.site !== void 0) places.set(`/${name}`, placeOf(text.site));
    else literalPlaces(field2, `/${name}`, places, 0);
  }
  return made3.length === 0 ? void 0 : { kind, value: Object.fromEntries(made3), places, site: placeOf(site) };
}
function textOf3(value) {
  for (const one3 of each(value)) {
    if (one3.kind === "const" && typeof one3.value === "string") return { text: asWritten(one3.value), site: one3.site };
    if (one3.kind === "text") return { text: knownText(one3), site: one3.site };
  }
  return void 0;
}

// src/capability/sinks/statements.ts
var STATEMENT2 = /^\s{0,100}(?:select\s[\s\S]{1,2000}?\bfrom\b|insert\s+(?:or\s+\w+\s+)?into\b|update\s+\S{1,100}\s+set\b|delete\s+from\b|(?:drop|create|alter|truncate)\s+(?:table|index|view|database|schema)\b)/i;
function statementCall(machine, args, at2) {
  const [first3] = args;
  if (first3 === void 0 || !STATEMENT2.test(prefixOf(first3))) return false;
  const symbol = calledName(machine, at2);
  for (const leaf of sqlLeaves(first3)) {
    machine.reach({ leaf, symbol, at: at2, text: `runs a statement (${symbol})`, inputs: inputsOf(machine, first3, "sql") });
  }
  return true;
}
function calledName(machine, at2) {
  const written3 = machine.modules.get(at2.doc)?.body.slice(at2.start, at2.start + 200) ?? "";
  return /^[\w$]+(?:\??\.[\w$]+){0,6}/.exec(written3)?.[0] ?? "a function";
}

// src/capability/builtins/object-statics.ts
var first = (_machine, { args }) => args[0] ?? UNDEFINED;
function propertiesOf2(machine, value, at2) {
  if (value.kind === "object") {
    const known3 = [
      ...value.props,
      ...[...value.getters.keys()].map((key) => [key, machine.get(value, key, at2)])
    ];
    return value.rest === void 0 ? { known: known3 } : { known: known3, rest: value.rest };
  }
  if (value.kind === "namespace") return { known: exportsOf(value.module) };
  if (value.kind === "array")
    return {
      known: value.elements.map((element, index) => [String(index), element]),
      ...value.rest === void 0 ? {} : { rest: value.rest }
    };
  if (value.kind === "union") {
    const all2 = value.members.map((member3) => propertiesOf2(machine, member3, at2));
    const rests = all2.flatMap(({ rest }) => rest === void 0 ? [] : [rest]);
    const known3 = all2.flatMap((one3) => one3.known);
    return rests.length === 0 ? { known: known3 } : { known: known3, rest: joinAll(rests) };
  }
  if (value.kind === "external" && value.module === "process" && value.path[0] === "env")
    return { known: [], rest: machine.get(value, "*", at2) };
  return value.kind === "const" ? { known: [] } : { known: [], rest: unknown(taintOf(value)) };
}
function exportsOf(module) {
  const own = [...module.exports].map(([name, read]) => [name, read()]);
  return [...own, ...module.stars.flatMap((star) => exportsOf(star).filter(([name]) => name !== "default"))];
}
var keys3 = (machine, { args, at: at2 }) => {
  const { known: known3, rest } = propertiesOf2(machine, args[0] ?? UNDEFINED, at2);
  return newArray(
    machine,
    known3.map(([key]) => constant(key)),
    rest === void 0 ? void 0 : unknown(taintOf(rest), "string")
  );
};
var values2 = (machine, { args, at: at2 }) => {
  const { known: known3, rest } = propertiesOf2(machine, args[0] ?? UNDEFINED, at2);
  return newArray(
    machine,
    known3.map(([, value]) => value),
    rest
  );
};
var entries3 = (machine, { args, at: at2 }) => {
  const { known: known3, rest } = propertiesOf2(machine, args[0] ?? UNDEFINED, at2);
  const pair = (key, value) => newArray(machine, [key, value]);
  return newArray(
    machine,
    known3.map(([key, value]) => pair(constant(key), value)),
    rest === void 0 ? void 0 : pair(unknown([], "string"), rest)
  );
};
var fromEntries = (machine, { args }) => {
  const list = args[0] ?? UNDEFINED;
  const pairs = closedElements(machine, list);
  const object = newObject(machine, pairs === void 0 ? { rest: elementOf(elementOf(list)) } : {});
  for (const pair of pairs ?? []) {
    const [key, value] = pair.kind === "array" ? pair.elements : [];
    const name = stringOf(key);
    if (name !== void 0 && value !== void 0) setProperty(machine, object, name, value);
    else object.rest = join(object.rest, value ?? UNKNOWN);
  }
  return object;
};
var assign = (machine, { args, at: at2 }) => {
  const [target2, ...sources] = args;
  for (const one3 of each(target2 ?? UNDEFINED)) {
    for (const source of sources) {
      const { known: known3, rest } = propertiesOf2(machine, source, at2);
      for (const [key, value] of known3) machine.set(one3, key, value);
      if (rest !== void 0 && one3.kind === "object") one3.rest = join(one3.rest, rest);
    }
  }
  return target2 ?? UNDEFINED;
};
var getPrototypeOf = (machine, { args }) => {
  const [value] = args;
  return value?.kind === "object" && value.proto?.kind === "class" ? newObject(machine, { proto: value.proto }) : UNKNOWN;
};
var create = (machine, { args }) => {
  const [proto] = args;
  return newObject(machine, proto === void 0 || proto.kind === "const" ? {} : { proto });
};
var objectStatics = /* @__PURE__ */ new Map([
  ["Object.keys", keys3],
  ["Object.getOwnPropertyNames", keys3],
  ["Reflect.ownKeys", keys3],
  ["Object.values", values2],
  ["Object.entries", entries3],
  ["Object.fromEntries", fromEntries],
  ["Object.assign", assign],
  ["Object.create", create],
  ["Object.getPrototypeOf", getPrototypeOf],
  ["Object.freeze", first],
  ["Object.seal", first],
  ["Object.defineProperty", first],
  ["Object", first]
]);

// src/capability/builtins/statics.ts
function taintOfAll(values3) {
  return values3.reduce((taint, value) => mergeTaint(taint, taintOf(value)), NOTHING);
}
var first2 = (_machine, { args }) => args[0] ?? UNDEFINED;
var arrayFrom = (machine, { args, at: at2 }) => {
  const [source = UNDEFINED, change] = args;
  const closed = closedElements(machine, source);
  const list = newArray(machine, closed ?? [], closed === void 0 ? elementOf(source) : void 0);
  return change === void 0 ? list : machine.call(machine.get(list, "map", at2), [change], list, at2);
};
var isArray2 = (_machine, { args }) => {
  const value = args[0] ?? UNDEFINED;
  if (value.kind === "array") return constant(true);
  return value.kind === "unknown" || value.kind === "union" || value.kind === "external" ? unknown([], "boolean") : constant(false);
};
var parseJson2 = (machine, { args }) => {
  const [value = UNDEFINED] = args;
  const text = stringOf(value);
  const known3 = text === void 0 ? UNKNOWN : jsonValue(machine, text);
  return known3 === UNKNOWN ? unknown(taintOf(value)) : known3;
};
var stringify = (machine, { args, at: at2 }) => {
  const [value = UNDEFINED] = args;
  if (value.kind === "external" && value.module === "process" && value.path[0] === "env")
    return machine.get(value, "*", at2);
  const { json, isWhole } = toJson(machine, value);
  if (isWhole && json !== void 0) return constant(JSON.stringify(json));
  const taint = taintOf(value);
  return taint.length === 0 ? unknown([], "string") : { kind: "text", parts: ["{", taint] };
};
var settled2 = (machine, { args }) => newArray(
  machine,
  [],
  newObject(machine, {
    props: [
      ["value", elementOf(args[0] ?? UNKNOWN)],
      ["status", unknown([], "string")],
      ["reason", UNKNOWN]
    ]
  })
);
function marked(guard, type) {
  return (_machine, { args }) => {
    const [value] = args;
    if (value?.kind === "const" && type === "number" && typeof value.value !== "bigint")
      return constant(Number(value.value));
    return unknown(guarded(taintOfAll(args), guard), type);
  };
}
var COMPUTED = (_machine, { args }) => unknown(guarded(taintOfAll(args), "number"), "number");
var toText = (_machine, { args }) => args[0] === void 0 ? constant("") : args[0].kind === "const" ? constant(String(args[0].value)) : concat([constant(""), args[0]]);
var later = (machine, { args, at: at2 }) => {
  const [callback, ...rest] = args;
  if (callback !== void 0 && callback.kind !== "const")
    machine.maybe(() => machine.call(callback, rest.slice(1), UNDEFINED, at2));
  return external("timers", ["Timer"]);
};
var newUrl = (_machine, { args }) => {
  const [path = UNDEFINED, base2] = args;
  const known3 = [path, base2 ?? constant("")].map(stringOf);
  if (known3[0] !== void 0 && known3[1] !== void 0) {
    try {
      return constant(base2 === void 0 ? known3[0] : new URL(known3[0], known3[1]).href);
    } catch {
      return UNKNOWN;
    }
  }
  if (base2 === void 0)
    return path.kind === "text" || path.kind === "union" ? path : unknown(guarded(taintOf(path), "parsed"));
  return concat([base2, constant("/"), path]);
};
var newMapOrSet = (isSet) => (machine, { args }) => {
  const map2 = newMap(machine, isSet);
  const [source = UNDEFINED] = args;
  if (source.kind === "const") return map2;
  const closed = closedElements(machine, source);
  if (closed === void 0) map2.rest = isSet ? elementOf(source) : elementOf(elementOf(source));
  for (const one3 of closed ?? []) {
    const [key, value] = !isSet && one3.kind === "array" ? one3.elements : [one3, one3];
    setEntry(machine, map2, key ?? UNDEFINED, value ?? UNDEFINED);
  }
  return map2;
};
var newError = (machine, { args, at: at2 }) => newObject(machine, {
  props: [
    ["message", args[0] ?? constant("")],
    ["stack", UNKNOWN]
  ],
  site: at2
});
var TIME = () => unknown(traced({ kind: "time" }), "number");
var RANDOM = () => unknown(traced({ kind: "random" }), "number");
var nothing = () => UNDEFINED;
var statics = new Map([
  ...pathStatics,
  ...objectStatics,
  ["structuredClone", first2],
  ["Array.from", arrayFrom],
  ["Array.of", (machine, { args }) => newArray(machine, args)],
  ["Array.isArray", isArray2],
  ["Promise.all", first2],
  ["Promise.resolve", first2],
  ["Promise.allSettled", settled2],
  ["Promise.race", (_machine, { args }) => elementOf(args[0] ?? UNKNOWN)],
  ["Promise.any", (_machine, { args }) => elementOf(args[0] ?? UNKNOWN)],
  ["Promise.reject", () => UNKNOWN],
  ["Promise.withResolvers", openPromise],
  ["JSON.parse", parseJson2],
  ["JSON.stringify", stringify],
  ["String", toText],
  ["Number", marked("number", "number")],
  ["BigInt", marked("number", "number")],
  ["parseInt", marked("number", "number")],
  ["parseFloat", marked("number", "number")],
  ["Number.parseInt", marked("number", "number")],
  ["Number.parseFloat", marked("number", "number")],
  ["encodeURIComponent", marked("encoded", "string")],
  // It keeps `/`, `:` and `..`.
  ["encodeURI", (_machine, { args }) => args[0] ?? UNDEFINED],
  ["querystring.escape", marked("encoded", "string")],
  ["pg-format", marked("escaped", "string")],
  ["sqlstring.escape", marked("escaped", "string")],
  ["sqlstring.escapeId", marked("escaped", "string")],
  ["shell-quote.quote", marked("escaped", "string")],
  ["shell-escape", marked("escaped", "string")],
  ["shescape.escape", marked("escaped", "string")],
  ["shescape.quote", marked("escaped", "string")],
  ["Boolean", () => unknown([], "boolean")],
  ["Date.now", TIME],
  ["performance.now", TIME],
  ["Math.random", RANDOM],
  ...["abs", "ceil", "floor", "max", "min", "round", "trunc"].map((name) => [
    `Math.${name}`,
    COMPUTED
  ]),
  ["crypto.randomUUID", RANDOM],
  ["crypto.randomBytes", RANDOM],
  ["setTimeout", later],
  ["setInterval", later],
  ["setImmediate", later],
  ["queueMicrotask", later],
  ["process.nextTick", later],
  ["util.promisify", (_machine, { args }) => promisified(args[0] ?? UNKNOWN)],
  ["util.debuglog", () => native("debuglog", nothing)],
  ["util.deprecate", first2],
  ["util.inspect", (_machine, { args }) => unknown(taintOfAll(args), "string")],
  ["process.cwd", () => constant(ROOT)],
  ["os.tmpdir", () => constant(TEMPORARY)],
  ["os.homedir", () => constant(HOME)],
  ["Symbol", () => unknown([], "object")],
  ["console.log", nothing],
  ["console.error", nothing]
]);
var newRequest = (machine, { args, at: at2 }) => {
  const [address = UNDEFINED, init = UNDEFINED] = args;
  const sent = ["headers", "body"].map((name) => [name, machine.get(init, name, at2)]);
  const props = sent.filter(([, value]) => value.kind !== "const");
  return newObject(machine, { props: [["url", address], ...props], rest: unknown() });
};
var constructors = /* @__PURE__ */ new Map([
  ["Map", newMapOrSet(false)],
  ["WeakMap", newMapOrSet(false)],
  ["Set", newMapOrSet(true)],
  ["WeakSet", newMapOrSet(true)],
  ["Promise", (machine, call) => newPromise(machine, call)],
  ["Array", (machine) => newArray(machine, [], UNKNOWN)],
  ["Object", (machine) => newObject(machine)],
  ["URL", newUrl],
  ["url.URL", newUrl],
  ["Request", newRequest],
  ["Date", (_machine, { args }) => args.length === 0 ? unknown(traced({ kind: "time" })) : unknown(taintOfAll(args))],
  ["Proxy", first2],
  ["Error", newError],
  ["TypeError", newError],
  ["RangeError", newError]
]);

// src/capability/sinks/listeners.ts
var SERVERS = /* @__PURE__ */ new Set([
  "http",
  "https",
  "http2",
  "express",
  "fastify",
  "koa",
  "hono",
  "@hono/node-server",
  "polka",
  "Bun",
  "Deno",
  "net"
]);
function isServerModule(module) {
  return SERVERS.has(module);
}
function listenCall(machine, { module, path }, args, at2) {
  const name = path.at(-1);
  if (!SERVERS.has(module) || name !== "listen" && name !== "serve") return;
  if (machine.listeners.some((one3) => one3.at.doc === at2.doc && one3.at.start === at2.start)) return;
  machine.listeners.push({ at: at2, host: hostArgument(args) });
}
function hostArgument(args) {
  const [first3, second] = args;
  if (first3?.kind === "object") return first3.props.get("host") ?? first3.props.get("hostname");
  if (second === void 0 || second.kind === "function" || second.kind === "native") return void 0;
  return second.kind === "const" && stringOf(second) === void 0 ? void 0 : second;
}

// src/capability/sinks/node.ts
var PERMISSIONS = "https://nodejs.org/api/permissions.html#permission-model";
var FS = "https://nodejs.org/api/fs.html";
var CHILD = "https://nodejs.org/api/child_process.html";
var fileSinks = [
  {
    module: "fs",
    members: "access accessSync exists existsSync fstat fstatSync lstat lstatSync opendir opendirSync read readSync readdir readdirSync readFile readFileSync readlink readlinkSync readv readvSync stat statSync statfs statfsSync watch watchFile glob globSync openAsBlob FileHandle.stat FileHandle.readLines FileHandle.readableWebStream",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: "data",
    verb: "reads the file system",
    source: PERMISSIONS
  },
  {
    module: "fs",
    members: "createReadStream",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: { handle: "ReadStream" },
    verb: "reads a file",
    source: FS
  },
  {
    module: "fs",
    members: "realpath realpathSync realpath.native realpathSync.native",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: "resolved",
    verb: "resolves a path",
    source: PERMISSIONS
  },
  {
    module: "fs",
    members: "open openSync",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: { handle: "FileHandle" },
    how: "open",
    verb: "opens a file",
    source: FS
  },
  {
    module: "fs",
    members: "writeFile writeFileSync appendFile appendFileSync",
    leaves: ["WRITE_FS"],
    roles: ["path", "body"],
    gives: "data",
    verb: "writes a file",
    source: PERMISSIONS
  },
  {
    module: "fs",
    members: "FileHandle.writeFile FileHandle.appendFile FileHandle.write FileHandle.truncate",
    leaves: ["WRITE_FS"],
    roles: ["body"],
    gives: "data",
    verb: "writes a file",
    source: FS
  },
  {
    module: "fs",
    members: "chmod chmodSync chown chownSync fchmod fchmodSync fchown fchownSync ftruncate ftruncateSync futimes futimesSync lchmod lchmodSync lchown lchownSync lutimes lutimesSync mkdir mkdirSync rm rmSync rmdir rmdirSync truncate truncateSync unlink unlinkSync utimes utimesSync write writeSync writev writevSync",
    leaves: ["WRITE_FS"],
    roles: ["path"],
    gives: "data",
    verb: "changes the file system",
    source: PERMISSIONS
  },
  {
    module: "fs",
    members: "mkdtemp mkdtempSync",
    leaves: ["WRITE_FS"],
    roles: ["path"],
    gives: "extended",
    verb: "makes a folder",
    source: FS
  },
  {
    module: "fs",
    members: "createWriteStream",
    leaves: ["WRITE_FS"],
    roles: ["path"],
    gives: { handle: "WriteStream" },
    verb: "writes a file",
    source: FS
  },
  {
    module: "fs",
    members: "rename renameSync link linkSync symlink symlinkSync",
    leaves: ["WRITE_FS"],
    roles: ["path", "path"],
    gives: "data",
    verb: "moves or links a file",
    source: PERMISSIONS
  },
  {
    module: "fs",
    members: "copyFile copyFileSync cp cpSync",
    leaves: ["READ_FS", "WRITE_FS"],
    roles: ["path", "path"],
    gives: "data",
    verb: "copies a file",
    source: PERMISSIONS
  },
  {
    module: "child_process",
    members: "exec",
    leaves: ["EXEC_SHELL"],
    roles: ["command"],
    gives: { handle: "ChildProcess" },
    verb: "runs a command in a shell",
    source: PERMISSIONS
  },
  {
    module: "child_process",
    members: "execSync",
    leaves: ["EXEC_SHELL"],
    roles: ["command"],
    gives: "data",
    verb: "runs a command in a shell",
    source: PERMISSIONS
  },
  {
    module: "child_process",
    members: "spawn execFile fork",
    leaves: ["EXEC_PROCESS"],
    roles: ["program", "element"],
    gives: { handle: "ChildProcess" },
    how: "spawn",
    verb: "starts a program",
    source: PERMISSIONS
  },
  {
    module: "child_process",
    members: "spawnSync execFileSync",
    leaves: ["EXEC_PROCESS"],
    roles: ["program", "element"],
    gives: "data",
    how: "spawn",
    verb: "starts a program",
    source: PERMISSIONS
  },
  {
    module: "child_process",
    members: "ChildProcess.kill",
    leaves: ["EXEC_PROCESS"],
    roles: [],
    gives: "data",
    verb: "ends a process",
    source: CHILD
  }
];

// src/capability/sinks/packages.ts
var NPM = "https://www.npmjs.com/package/";
var COMMON_HANDLES = "extend defaults instance config configure setConfig withOptions new use interceptors interceptors.request.use interceptors.response.use on once off addEventListener removeEventListener removeListener setDefaultOptions setMaxListeners";
var packageSinks = [
  {
    packages: "axios @nestjs/axios got ky ofetch wretch superagent needle phin bent",
    kind: "network",
    handles: "create all spread isAxiosError isCancel getUri CancelToken.source",
    source: `${NPM}axios`
  },
  {
    packages: "node-fetch cross-fetch isomorphic-fetch undici whatwg-fetch fetch-retry node-fetch-native request request-promise make-fetch-happen",
    kind: "network",
    handles: "setGlobalDispatcher Agent ProxyAgent",
    silent: "isRedirect",
    source: `${NPM}undici`
  },
  {
    packages: "graphql-request @apollo/client urql @urql/core openapi-fetch openapi-client-axios openapi-typescript-fetch @hey-api/client-fetch",
    kind: "network",
    handles: "default createClient setHeader setHeaders gql",
    silent: "gql",
    source: `${NPM}graphql-request`
  },
  {
    packages: "ws isomorphic-ws socket.io-client reconnecting-websocket websocket mqtt amqplib kafkajs nats @nats-io/* sockjs-client",
    kind: "network",
    handles: "Server WebSocketServer",
    source: `${NPM}ws`
  },
  {
    packages: "nodemailer resend postmark mailgun.js mailgun-js @sendgrid/mail @sendgrid/client emailjs imap imapflow node-imap mailparser",
    kind: "network",
    handles: "createTransport createTestAccount client setApiKey",
    silent: "simpleParser",
    source: `${NPM}nodemailer`
  },
  {
    packages: "googleapis google-auth-library @googleapis/* @google-cloud/* @google/generative-ai @google/genai @googlemaps/* google-spreadsheet",
    kind: "network",
    handles: "auth auth.OAuth2 auth.GoogleAuth options getGenerativeModel setCredentials generateAuthUrl bucket file fromJSON gmail drive calendar docs sheets youtube",
    source: `${NPM}googleapis`
  },
  {
    packages: "openai @anthropic-ai/* cohere-ai mistralai @mistralai/mistralai replicate @huggingface/* ollama groq-sdk @ai-sdk/* ai langchain @langchain/* together-ai @fal-ai/* elevenlabs @elevenlabs/* deepl-node",
    kind: "network",
    handles: "bind pipe fromTemplate createAnthropic createOpenAI createAzure createGoogleGenerativeAI createMistral createOpenAICompatible",
    source: `${NPM}openai`
  },
  {
    packages: "@octokit/* octokit @gitbeaker/* simple-oauth2 jira-client jira.js confluence.js @atlassian/* @linear/sdk asana @notionhq/client trello @hubspot/api-client",
    kind: "network",
    handles: "plugin defaults",
    source: `${NPM}octokit`
  },
  {
    packages: "@slack/* discord.js telegraf grammy node-telegram-bot-api twilio whatsapp-web.js @microsoft/microsoft-graph-client matrix-js-sdk line-bot-sdk @line/*",
    kind: "network",
    handles: "api version filter select top orderby init initWithMiddleware setToken REST",
    source: `${NPM}@slack/web-api`
  },
  {
    packages: "@aws-sdk/* aws-sdk @azure/* @azure-rest/* aws4fetch @smithy/* oci-sdk ali-oss cos-nodejs-sdk-v5 qiniu minio @vercel/blob cloudinary tencentcloud-sdk-nodejs* @alicloud/*",
    kind: "network",
    handles: "from marshall unmarshall fromEnv fromIni getContainerClient getBlobClient getBlockBlobClient",
    silent: "marshall unmarshall getSignedUrl",
    source: `${NPM}@aws-sdk/client-s3`
  },
  {
    packages: "oauth4webapi openid-client",
    kind: "network",
    silent: "processDiscoveryResponse processClientCredentialsResponse processAuthorizationCodeResponse processRefreshTokenResponse generateRandomState generateRandomNonce generateRandomCodeVerifier calculatePKCECodeChallenge randomState randomNonce randomPKCECodeVerifier ClientSecretBasic ClientSecretPost None validateAuthResponse buildAuthorizationUrl",
    source: `${NPM}oauth4webapi`
  },
  {
    packages: "@mongodb-js/devtools-proxy-support",
    kind: "network",
    handles: "createFetch createAgent useOrCreateAgent",
    silent: "systemCA",
    source: `${NPM}@mongodb-js/devtools-proxy-support`
  },
  {
    packages: "form-data",
    kind: "network",
    handles: "append getHeaders getBoundary setBoundary getBuffer getLength getLengthSync hasKnownLength pipe",
    source: `${NPM}form-data`
  },
  {
    packages: "bambu-node",
    kind: "network",
    source: `${NPM}bambu-node`
  },
  {
    packages: "stripe @stripe/* paypal-rest-sdk square @shopify/* @woocommerce/* plaid braintree",
    kind: "network",
    source: `${NPM}stripe`
  },
  {
    packages: "microcms-js-sdk contentful contentful-management @sanity/client @contentstack/* @prismicio/client ghost-admin-api @tryghost/* wordpress-api wpapi strapi-sdk-js",
    kind: "network",
    handles: "createClient createManagementClient getEnvironment getSpace",
    source: `${NPM}microcms-js-sdk`
  },
  {
    packages: "posthog-node posthog-js mixpanel @amplitude/* @segment/* analytics-node applicationinsights @sentry/* dd-trace @datadog/* @opentelemetry/exporter-* newrelic rollbar bugsnag @bugsnag/*",
    kind: "network",
    handles: "init withScope setTag setUser setContext startSpan wrapMcpServerWithSentry consoleLoggingIntegration",
    silent: "init",
    source: `${NPM}posthog-node`
  },
  {
    packages: "@elastic/* @opensearch-project/* algoliasearch meilisearch typesense @qdrant/* @pinecone-database/* chromadb weaviate-client weaviate-ts-client @zilliz/*",
    kind: "database",
    source: `${NPM}@elastic/elasticsearch`
  },
  {
    packages: "ethers viem web3 @solana/* @ton/* @cosmjs/* bitcoinjs-lib near-api-js @polkadot/api @iqai/* @coinbase/* ccxt thirdweb",
    kind: "network",
    silent: "parseEther formatEther parseUnits formatUnits isAddress getAddress keccak256 utils id toUtf8Bytes encodeFunctionData decodeFunctionData toHex fromHex",
    source: `${NPM}ethers`
  },
  {
    packages: "@kubernetes/client-node dockerode @mongodb-js/atlas-local kubernetes-client @docker/* ssh2 node-ssh ssh2-sftp-client basic-ftp ftp webdav @supabase/* firebase firebase-admin @firebase/* appwrite node-appwrite pocketbase @upstash/* @tavily/core @mendable/firecrawl-js firecrawl exa-js serpapi yahoo-finance2 rss-parser robots-parser @extractus/* open-graph-scraper ipinfo @vercel/sdk cloudflare @cloudflare/* netlify @netlify/* heroku-client youtube-transcript ytdl-core @distube/* whois whois-json ping dns-packet tldts-experimental spotify-web-api-node @spotify/* cheerio-httpcli wikipedia wikijs arxiv-api",
    kind: "network",
    handles: "loadFromDefault loadFromFile loadFromString loadFromOptions makeApiClient getCurrentContext getContexts getCurrentCluster setCurrentContext exportConfig from select eq neq gt gte lt lte order limit single maybeSingle match like ilike in is or contains initializeApp getApps getFirestore credential.cert cert collection doc where",
    source: `${NPM}@kubernetes/client-node`
  },
  {
    packages: "puppeteer puppeteer-core playwright playwright-core playwright-chromium @playwright/* patchright rebrowser-puppeteer selenium-webdriver webdriverio puppeteer-extra playwright-extra",
    kind: "browser",
    handles: "devices selectors",
    source: `${NPM}playwright`
  },
  {
    packages: "pg pg-pool pg-promise postgres @neondatabase/serverless mysql mysql2 mariadb mssql tedious oracledb sqlite3 sqlite better-sqlite3 @libsql/client sql.js duckdb @duckdb/* snowflake-sdk @clickhouse/client clickhouse @databricks/sql @planetscale/database @vercel/postgres cassandra-driver neo4j-driver",
    kind: "database",
    source: `${NPM}pg`
  },
  {
    packages: "knex kysely drizzle-orm typeorm sequelize sequelize-typescript objection @mikro-orm/* @prisma/client bookshelf",
    kind: "database",
    source: `${NPM}@prisma/client`
  },
  {
    packages: "mongodb @mongosh/service-provider-core @mongosh/service-provider-node-driver mongoose redis ioredis @redis/client memcached keyv level lowdb nedb @seald-io/nedb lmdb couchdb nano node-cache-manager faunadb rethinkdb @lancedb/lancedb vectordb hnswlib-node",
    kind: "database",
    source: `${NPM}mongodb`
  },
  {
    packages: "execa cross-spawn shelljs zx simple-git node-pty @lydell/node-pty node-cmd child-process-promise tinyexec nano-spawn open opn ps-list tree-kill find-process systeminformation robotjs @nut-tree/* applescript osascript-tag run-applescript pm2 python-shell isomorphic-git-exec dugite @homebridge/node-pty-prebuilt-multiarch fluent-ffmpeg sudo-prompt",
    kind: "process",
    handles: "config env cwd",
    source: `${NPM}execa`
  },
  {
    packages: "fs-extra graceful-fs rimraf chokidar del mkdirp make-dir write-file-atomic write-json-file proper-lockfile tmp tmp-promise tempy conf configstore cosmiconfig node-persist adm-zip jszip-file archiver tar unzipper extract-zip yauzl exceljs xlsx csv-writer pdfkit docx4js @npmcli/fs dotenv-file",
    kind: "files",
    handles: "config",
    source: `${NPM}fs-extra`
  },
  {
    packages: "glob fast-glob globby tinyglobby fdir readdirp find-up pkg-dir recursive-readdir klaw walk load-json-file",
    kind: "files",
    readsOnly: true,
    source: `${NPM}fast-glob`
  }
];

// src/capability/sinks/platform.ts
var PERMISSIONS2 = "https://nodejs.org/api/permissions.html#permission-model";
var HTTP = "https://nodejs.org/api/http.html";
var FETCH = "https://nodejs.org/api/globals.html#fetch";
var platformSinks = [
  {
    module: "process",
    members: "kill",
    leaves: ["EXEC_PROCESS"],
    roles: ["program"],
    gives: "data",
    how: "signal",
    verb: "sends a signal to a process",
    source: "https://nodejs.org/api/process.html#processkillpid-signal"
  },
  {
    module: "cluster",
    members: "fork",
    leaves: ["EXEC_PROCESS"],
    roles: [],
    gives: "data",
    verb: "starts a process",
    source: "https://nodejs.org/api/cluster.html"
  },
  {
    module: "worker_threads",
    members: "new Worker",
    leaves: ["EXEC_PROCESS"],
    roles: ["program"],
    gives: { handle: "Worker" },
    how: "worker",
    verb: "starts a worker",
    source: PERMISSIONS2
  },
  {
    module: "eval",
    members: "()",
    leaves: ["EXEC_EVAL"],
    roles: ["code"],
    gives: "data",
    verb: "runs a text as code",
    source: "https://tc39.es/ecma262/#sec-eval-x"
  },
  {
    module: "Function",
    members: "() new",
    leaves: ["EXEC_EVAL"],
    roles: ["code", "code", "code"],
    gives: { handle: "Code" },
    verb: "makes a function of a text",
    source: "https://tc39.es/ecma262/#sec-function-constructor"
  },
  {
    module: "vm",
    members: "runInContext runInNewContext runInThisContext compileFunction new Script new SourceTextModule",
    leaves: ["EXEC_EVAL"],
    roles: ["code"],
    gives: "data",
    verb: "runs a text as code",
    source: "https://nodejs.org/api/vm.html"
  },
  {
    module: "fetch",
    members: "()",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "body"],
    gives: "data",
    verb: "sends a request",
    source: FETCH
  },
  {
    module: "http",
    members: "request get",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "body"],
    gives: { handle: "ClientRequest" },
    verb: "sends a request",
    source: HTTP
  },
  {
    module: "https",
    members: "request get",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "body"],
    gives: { handle: "ClientRequest" },
    verb: "sends a request",
    source: HTTP
  },
  {
    module: "http2",
    members: "connect",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url"],
    gives: { handle: "Session" },
    verb: "connects to a host",
    source: "https://nodejs.org/api/http2.html"
  },
  {
    module: "net",
    members: "connect createConnection Socket.connect",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "url"],
    gives: { handle: "Socket" },
    verb: "connects to a host",
    source: "https://nodejs.org/api/net.html"
  },
  {
    module: "tls",
    members: "connect",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "url"],
    gives: { handle: "Socket" },
    verb: "connects to a host",
    source: "https://nodejs.org/api/tls.html"
  },
  {
    module: "dgram",
    members: "send connect",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["body"],
    gives: "data",
    verb: "sends a packet",
    source: "https://nodejs.org/api/dgram.html"
  },
  {
    module: "dns",
    members: "lookup resolve resolve4 resolve6 resolveAny resolveCname resolveMx resolveNs resolveTxt resolveSrv resolveSoa reverse",
    leaves: ["NETWORK_OUTBOUND"],
    // A name server is asked about the host; the host itself is not.
    roles: ["body"],
    gives: "data",
    verb: "asks a name server",
    source: "https://nodejs.org/api/dns.html"
  },
  {
    module: "WebSocket",
    members: "new",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url"],
    gives: { handle: "Socket" },
    verb: "opens a connection",
    source: "https://nodejs.org/api/globals.html#websocket"
  },
  {
    module: "EventSource",
    members: "new",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url"],
    gives: { handle: "Source" },
    verb: "opens a connection",
    source: "https://nodejs.org/api/globals.html#eventsource"
  },
  {
    module: "XMLHttpRequest",
    members: "open",
    leaves: ["NETWORK_OUTBOUND"],
    roles: [void 0, "url"],
    gives: "data",
    verb: "sends a request",
    source: "https://xhr.spec.whatwg.org/"
  },
  {
    module: "navigator",
    members: "sendBeacon",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url", "body"],
    gives: "data",
    verb: "sends a request",
    source: "https://www.w3.org/TR/beacon/"
  }
];

// src/capability/sinks/runtimes.ts
var runtimeSinks = [
  {
    module: "Deno",
    members: "readFile readFileSync readTextFile readTextFileSync readDir readDirSync stat statSync lstat lstatSync realPath realPathSync open openSync",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: "data",
    verb: "reads a file",
    source: "https://docs.deno.com/api/deno/file-system"
  },
  {
    module: "Deno",
    members: "writeFile writeFileSync writeTextFile writeTextFileSync remove removeSync rename mkdir mkdirSync copyFile create truncate chmod chown symlink makeTempDir makeTempFile",
    leaves: ["WRITE_FS"],
    roles: ["path", "body"],
    gives: "data",
    verb: "changes the file system",
    source: "https://docs.deno.com/api/deno/file-system"
  },
  {
    module: "Deno",
    members: "new Command run Command",
    leaves: ["EXEC_PROCESS"],
    roles: ["program", "element"],
    gives: { handle: "Command" },
    verb: "starts a program",
    source: "https://docs.deno.com/api/deno/subprocess"
  },
  {
    module: "Deno",
    members: "connect connectTls resolveDns",
    leaves: ["NETWORK_OUTBOUND"],
    roles: ["url"],
    gives: "data",
    verb: "connects to a host",
    source: "https://docs.deno.com/api/deno/network"
  },
  {
    module: "Deno",
    members: "env.get env.toObject env.has",
    leaves: ["ENV"],
    roles: [],
    gives: "data",
    verb: "reads the environment",
    source: "https://docs.deno.com/api/deno/runtime"
  },
  {
    module: "Bun",
    members: "spawn spawnSync",
    leaves: ["EXEC_PROCESS"],
    roles: ["program", "element"],
    gives: { handle: "Subprocess" },
    verb: "starts a program",
    source: "https://bun.sh/docs/api/spawn"
  },
  {
    module: "Bun",
    members: "$",
    leaves: ["EXEC_SHELL"],
    roles: ["command"],
    gives: "data",
    verb: "runs a command in a shell",
    source: "https://bun.sh/docs/runtime/shell"
  },
  {
    module: "Bun",
    members: "file",
    leaves: ["READ_FS"],
    roles: ["path"],
    gives: { handle: "BunFile" },
    verb: "reads a file",
    source: "https://bun.sh/docs/api/file-io"
  },
  {
    module: "Bun",
    members: "write",
    leaves: ["WRITE_FS"],
    roles: ["path", "body"],
    gives: "data",
    verb: "writes a file",
    source: "https://bun.sh/docs/api/file-io"
  }
];

// src/capability/sinks/catalog.ts
var rows = byModule();
function byModule() {
  const found = /* @__PURE__ */ new Map();
  for (const row of [...fileSinks, ...platformSinks, ...runtimeSinks]) {
    const members = found.get(row.module) ?? /* @__PURE__ */ new Map();
    for (const member3 of membersOf(row)) members.set(member3, row);
    found.set(row.module, members);
  }
  return found;
}
function membersOf({ members }) {
  return members.split(" ").reduce(
    (list, word) => list.at(-1) === "new" && /^[A-Z]/.test(word) ? [...list.slice(0, -1), `new ${word}`] : [...list, word],
    []
  );
}
function sinkRow(module, path, isNew) {
  const members = rows.get(module);
  if (members === void 0) return void 0;
  if (isNew) return members.get(path.length === 0 ? "new" : `new ${path.at(-1) ?? ""}`);
  if (path.length === 0) return members.get("()");
  const [last, before] = [path.at(-1) ?? "", path.at(-2)];
  return (before === void 0 ? void 0 : members.get(`${before}.${last}`)) ?? members.get(last);
}
var exact = /* @__PURE__ */ new Map();
var beginnings = [];
for (const row of packageSinks) {
  const known3 = {
    ...row,
    handleNames: wordsOf(`${COMMON_HANDLES} ${row.handles ?? ""}`),
    silentNames: wordsOf(row.silent ?? "")
  };
  for (const name of row.packages.split(/\s+/)) {
    if (name.endsWith("*")) beginnings.push([name.slice(0, -1), known3]);
    else exact.set(name, known3);
  }
}
function packageRow(module) {
  return exact.get(module) ?? beginnings.find(([start2]) => module.startsWith(start2))?.[1];
}
function wordsOf(names2) {
  return new Set(names2.split(/\s+/).filter((name) => name !== ""));
}

// src/capability/sinks/pure.ts
var NODE = "assert async_hooks buffer console constants crypto diagnostics_channel dns events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys test timers tls tty url util v8 vm wasi worker_threads zlib child_process cluster dgram import.meta";
var SDKS2 = "@modelcontextprotocol/sdk @modelcontextprotocol/server @modelcontextprotocol/core @modelcontextprotocol/client @modelcontextprotocol/ext-apps fastmcp mcp-framework litemcp mcp-handler @vercel/mcp-adapter @vercel/mcp-handler agents mcp-lite tmcp xmcp easy-mcp @mastra/mcp";
var LIBRARIES = "@logtape/logtape @opentelemetry/api @opentelemetry/semantic-conventions pizzip isbinaryfile unpdf @jimp/core @jimp/types zod zod-to-json-schema zod-validation-error zod-openapi @asteasolutions/zod-to-openapi @sinclair/typebox typebox valibot @valibot/to-json-schema arktype yup joi superstruct io-ts runtypes ajv ajv-formats ajv-errors jsonschema json-schema json-schema-to-zod json-schema-to-ts @apidevtools/json-schema-ref-parser lodash lodash-es lodash.debounce lodash.merge lodash.get underscore ramda remeda radash rambda es-toolkit just-safe-get dot-prop deepmerge fast-deep-equal deep-equal clone rfdc immer immutable uuid nanoid ulid cuid @paralleldrive/cuid2 short-uuid object-hash hash-sum crypto-js bcrypt bcryptjs argon2 jsonwebtoken jose jws js-sha256 js-sha3 md5 tweetnacl @noble/hashes @noble/curves bs58 base64-js js-base64 buffer date-fns date-fns-tz dayjs moment moment-timezone luxon @js-temporal/polyfill ms cron-parser cronstrue rrule chrono-node chalk kleur picocolors colors ansi-colors ansi-styles strip-ansi wrap-ansi cli-table3 ora cli-progress boxen figlet gradient-string log-symbols winston pino pino-pretty bunyan loglevel log4js debug consola tslog signale npmlog morgan winston-daily-rotate-file mongodb-log-writer commander yargs yargs-parser minimist meow cac arg mri command-line-args @oclif/core inquirer @inquirer/prompts prompts enquirer clipanion dotenv dotenv-expand env-var envalid convict rc express cors helmet body-parser compression cookie-parser express-rate-limit express-session fastify @fastify/cors @fastify/static koa koa-router hono @hono/node-server @hono/zod-validator polka connect restify next h3 elysia itty-router find-my-way raw-body content-type morgan cheerio htmlparser2 parse5 linkedom jsdom node-html-parser domhandler css-select turndown turndown-plugin-gfm html-to-text marked markdown-it remark rehype unified mdast-util-from-markdown showdown sanitize-html dompurify isomorphic-dompurify @mozilla/readability yaml js-yaml toml @iarna/toml smol-toml ini csv-parse csv-stringify papaparse fast-csv json5 jsonc-parser jsonpath jsonpath-plus jmespath xml2js fast-xml-parser xmlbuilder2 xml-js qs query-string url-join url-parse normalize-url path-to-regexp whatwg-url tldts iconv-lite mime mime-types file-type image-size sharp jimp pngjs canvas qrcode pdf-parse pdf-lib pdfjs-dist mammoth docx jszip pako fflate diff diff-match-patch fast-diff jsdiff parse-diff minimatch micromatch picomatch ignore multimatch is-glob semver compare-versions escape-html escape-string-regexp he entities slugify change-case camelcase pluralize title-case lru-cache quick-lru node-cache prom-client p-limit p-queue p-map p-retry p-throttle async async-retry async-mutex bottleneck retry exponential-backoff throttle-debounce eventemitter3 mitt events rxjs neverthrow fp-ts effect ts-pattern tiny-invariant type-fest tslib reflect-metadata inversify tsyringe typedi @nestjs/common @nestjs/core @nestjs/config @nestjs/microservices @nestjs/swagger @nestjs/schedule @nestjs/event-emitter class-validator class-transformer mathjs decimal.js bignumber.js big.js bn.js simple-statistics ml-matrix numeral currency.js convert-units fuse.js flexsearch lunr minisearch natural compromise franc tiktoken js-tiktoken gpt-tokenizer string-similarity fastest-levenshtein leven gray-matter handlebars mustache ejs nunjucks pug lit eta liquidjs react react-dom react-dom/server preact vue svelte typescript @babel/parser @babel/traverse @babel/generator @babel/types acorn esprima espree estraverse recast jscodeshift ts-morph prettier magic-string @typescript-eslint/typescript-estree tree-sitter web-tree-sitter sql-formatter node-sql-parser pgsql-ast-parser sqlstring pg-format graphql graphql-tag @graphql-tools/schema openapi-types openapi3-ts @apidevtools/swagger-parser swagger-parser three gl-matrix earcut d3 d3-scale chart.js chartjs-node-canvas vega vega-lite echarts color tinycolor2 shell-quote shell-escape shescape is-docker is-wsl is-ci ci-info os-locale supports-color term-size which-key validator is-url is-ip ip ipaddr.js libphonenumber-js email-validator pkg-types read-pkg normalize-package-data package-json-type hosted-git-info @types/node undici-types source-map-support source-map http-status-codes http-errors statuses @hapi/boom @hapi/hoek long text-encoding msgpackr @msgpack/msgpack protobufjs avsc bson flatbuffers seedrandom random-js @faker-js/faker chance parse-duration human-interval pretty-bytes pretty-ms filesize bytes humanize-duration timeago.js opossum dedent ts-dedent common-tags outdent endent @mjackson/multipart-parser @toon-format/toon @blackwell-systems/gcf mongodb-redact mongodb-connection-string-url mongodb-build-info mongodb-schema hadron-document mongodb-ns @mongosh/arg-parser @opendocsg/pdf2md ts-levenshtein";
var NAMES2 = new Set(`${NODE} ${SDKS2} ${LIBRARIES}`.split(" "));
var FLUENT = new Set(
  "@opentelemetry/api prom-client cheerio three gl-matrix ajv decimal.js bignumber.js big.js bn.js dayjs moment moment-timezone luxon pdf-lib magic-string debug".split(" ")
);
function isFluent(module) {
  return FLUENT.has(module);
}
var BUILT_IN = new Set(NODE.split(" "));
function isBuiltIn(module) {
  return BUILT_IN.has(module);
}
function isPure(module) {
  return NAMES2.has(module) || module.startsWith("@types/") || module.startsWith("@std/") || module.startsWith("@noble/");
}

// src/capability/sinks/destinations.ts
var ADDRESSES = [
  "baseURL",
  "baseUrl",
  "base_url",
  "url",
  "uri",
  "endpoint",
  "prefixUrl",
  "host",
  "hostname",
  "rootUrl",
  "serverUrl",
  "apiUrl",
  "connectionString"
];
function hostOf(value) {
  const hosts = new Set(each(value).flatMap((one3) => hostOfOne(one3) ?? []));
  return hosts.size === 0 ? void 0 : [...hosts].sort().join(", ");
}
function hostOfOne(value) {
  if (value.kind === "object") {
    for (const name of ADDRESSES) {
      const found = value.props.get(name);
      const host = found === void 0 ? void 0 : hostOf(found) ?? (name.startsWith("host") ? stringOf(found) : void 0);
      if (host !== void 0) return host;
    }
    return void 0;
  }
  const prefix = prefixOf(value);
  const match = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@\s]*@)?([^/?#\s:@]+)/i.exec(prefix);
  const isWhole = match !== null && (value.kind === "const" || match[0].length < prefix.length);
  if (isWhole) return match[1];
  const [leading] = value.kind === "text" ? value.parts : [];
  const taint = value.kind === "unknown" ? value.taint : typeof leading === "string" || leading === void 0 ? [] : leading;
  const variable2 = taint.find(({ origin }) => origin.kind === "environment")?.origin;
  return variable2?.kind === "environment" && variable2.name !== void 0 ? `$${variable2.name}` : void 0;
}
function programOf(value) {
  const text = prefixOf(value).trim();
  if (text === "") return void 0;
  const words = text.split(/\s+/);
  const isWhole = value.kind === "const" || words.length > 1 || /\s$/.test(prefixOf(value));
  return isWhole ? words[0] : void 0;
}
function fileOf(value) {
  const path = stringOf(value);
  return path === void 0 ? void 0 : asWritten(path);
}
function areOwn(paths, inputs) {
  const all2 = paths.flatMap((path) => path === void 0 ? [] : each(path));
  return all2.length > 0 && all2.every(isOwn) && !inputs.some(isChosen);
}
function isOwn(path) {
  if (path.kind === "external") return path.path.every((part) => part !== "()") && !isBuiltIn(path.module);
  const text = prefixOf(path);
  return text.startsWith(`${ROOT}/`) || text.startsWith(`${TEMPORARY}/`);
}
function isChosen({ role, origin, guard }) {
  return role === "path" && origin.kind === "argument" && guard === "none";
}

// src/capability/sinks/package-calls.ts
var SQL = new Set(
  "query execute exec raw prepare unsafe sql $queryRaw $executeRaw $queryRawUnsafe $executeRawUnsafe run all get each any none one oneOrNone many manyOrNone batch".split(
    " "
  )
);
var STATEMENT_RUN = /^(?:run|all|get|each|iterate)$/;
var DB_READS = /^(?:find|get|select|count|estimatedDocumentCount|aggregate|distinct|exists|scan|sscan|hscan|zscan|keys|mget|hget|hgetall|hmget|lrange|lindex|llen|smembers|sismember|zrange|zscore|ttl|type|search|list|describe|has|findOne|findMany|findFirst|findUnique|findById|groupBy|pluck|first|iterate|watch|similaritySearch|fetch|stats|dbStats|listCollections|indexes|toArray|explain)(?:[A-Z_].*)?$/;
var DB_WRITES = /^(?:insert|update|delete|create|upsert|replace|remove|save|set|put|drop|bulkWrite|bulkCreate|push|lpush|rpush|lpop|rpop|sadd|srem|hset|hdel|hmset|incr|decr|del|unlink|expire|flush|rename|add|truncate|increment|decrement|destroy|append|write|merge|migrate|sync|import|index|setex|zadd|zrem|publish)(?:[A-Z_].*)?$/;
var FILE_WRITES = /^(?:write|output|append|remove|rm|rimraf|del|empty|ensure|mkdir|make|move|copy|unlink|create|set|add|extract|chmod|sync$|native$|store|touch|archive|finalize|file$|dir)/i;
var FACTORY = /^(?:create\w{0,40}(?:Client|Api|Connection|Pool|Instance|Sdk)|(?:get|make)\w{0,40}Client|init\w{0,40}|configure\w{0,40}|neon|drizzle|simpleGit|verbose|withDefaults)$/;
var FACTORY_MODULES = new Set(
  "openapi-fetch postgres knex pg-promise simple-git stripe twilio algoliasearch wretch meilisearch better-sqlite3 mailgun-js nano puppeteer-extra @elastic/elasticsearch ipinfo dockerode aws4fetch minio cloudinary ssh2 cloudflare".split(
    " "
  )
);
function packageCall(machine, row, callee, args, at2, isNew) {
  const isClient = callee.path.at(-1) === "()";
  const name = isClient ? "" : callee.path.filter((part) => part !== "()").at(-1) ?? "";
  const made3 = handle(callee, row.kind === "browser" ? [] : args);
  if (isNew && !(row.kind === "network" && /^(?:ws|isomorphic-ws|reconnecting-websocket)$/.test(callee.module)))
    return made3;
  const tail = callee.path.slice(-2).join(".");
  if (row.silentNames.has(name)) return unknown(taintOfAll2(args));
  const isFactory = callee.path.length === 0 ? FACTORY_MODULES.has(callee.module) : FACTORY.test(name);
  if (isFactory || row.handleNames.has(name) || row.handleNames.has(tail)) return made3;
  const leaves = leavesFor(row, callee, name, args);
  const isRun = row.kind === "database" && STATEMENT_RUN.test(name) && callee.path.slice(0, -1).includes("prepare");
  if (isRun && leaves.length === 0) return unknown(traced({ kind: "network" }));
  if (leaves.length === 0) return row.kind === "database" || row.kind === "browser" ? made3 : unknown(taintOfAll2(args));
  const given = inputsFor(machine, row, args, callee, name);
  if (row.kind === "network") secretsSent(machine, given, at2);
  const inputs = distinct2([...inputsOf(machine, callee, "header"), ...given]);
  for (const leaf of leaves) {
    const symbol = [callee.module, ...callee.path.filter((part) => part !== "()")].join(".");
    const destination = destinationOf(row, leaf, callee, args);
    const isOwn2 = (leaf === "READ_FS" || leaf === "WRITE_FS") && areOwn(args.slice(0, 1), inputs);
    machine.reach({
      leaf,
      symbol,
      at: at2,
      text: `${VERBS[leaf] ?? "reaches outside"} (${symbol})`,
      inputs,
      destination,
      ...isOwn2 ? { isOwnFile: true } : {}
    });
  }
  const isChained = row.kind === "database" || row.kind === "browser";
  return isChained && /^(?:find|select|aggregate|prepare|insert|update|delete|launch|newPage|newContext|connect)/.test(name) ? made3 : unknown(traced({ kind: row.kind === "files" || row.kind === "process" ? "file" : "network" }));
}
var VERBS = {
  NETWORK_OUTBOUND: "sends a request",
  READ_DB: "reads a database",
  WRITE_DB: "changes a database",
  READ_FS: "reads files",
  WRITE_FS: "changes files",
  EXEC_PROCESS: "starts a program",
  EXEC_SHELL: "runs a command in a shell"
};
function taintOfAll2(args) {
  return args.reduce((taint, arg) => mergeTaint(taint, taintOf(arg)), NOTHING);
}
function handle(callee, args) {
  const host = callee.destination ?? args.map(hostOf).find((one3) => one3 !== void 0);
  const path = [...callee.path.slice(-8), "()"];
  return {
    ...callee,
    path,
    taint: mergeTaint(callee.taint, taintOfAll2(args)),
    ...host === void 0 ? {} : { destination: host }
  };
}
function leavesFor(row, callee, name, args) {
  if (row.kind === "network") return ["NETWORK_OUTBOUND"];
  if (row.kind === "files") {
    const isWrite = row.readsOnly !== true && FILE_WRITES.test(name === "" ? callee.module : name);
    return isWrite ? ["WRITE_FS"] : ["READ_FS"];
  }
  if (row.kind === "process") return processLeaves(callee, name, args);
  if (row.kind === "browser")
    return /^(?:launch|launchPersistentContext|launchServer)$/.test(name) ? ["EXEC_PROCESS"] : /^(?:goto|setContent|connect|connectOverCDP|route|navigate|waitForResponse|newPage)$/.test(name) ? ["NETWORK_OUTBOUND"] : [];
  const isSql = SQL.has(name) || name === "";
  const text = args[0];
  if (isSql && text !== void 0 && looksLikeSql(text, name)) return sqlLeaves(text);
  if (/^(?:run|admin)?[cC]ommand(?:[A-Z]|$)/.test(name)) return commandLeaves(args);
  if (isSql && name !== "get") return /^(?:run|all|each)$/.test(name) || name === "" ? [] : ["READ_DB", "WRITE_DB"];
  if (DB_READS.test(name)) return ["READ_DB"];
  return DB_WRITES.test(name) ? ["WRITE_DB"] : [];
}
var COMMANDS = /^(?:aggregate|buildInfo|collStats|connectionStatus|dbStats|explain|hello|ping|serverStatus|top)$/;
function commandLeaves(args) {
  const command = args.find((arg) => arg.kind === "object");
  const word = command?.kind === "object" ? [...command.props.keys()][0] ?? "" : "";
  if (COMMANDS.test(word) || DB_READS.test(word)) return ["READ_DB"];
  return DB_WRITES.test(word) ? ["WRITE_DB"] : ["READ_DB", "WRITE_DB"];
}
function looksLikeSql(value, name) {
  if (value.kind === "const" || value.kind === "text")
    return /^(?:run|all|get|each|one|any|none|many|batch)?$/.test(name) ? /^\s*(?:--|\/\*|\w+\s)/.test(
      value.kind === "const" ? String(value.value) : typeof value.parts[0] === "string" ? value.parts[0] : ""
    ) : true;
  return /^(?:query|execute|exec|raw|prepare|unsafe|\$.*Unsafe)$/.test(name);
}
function processLeaves(callee, name, args) {
  const isShell = callee.module === "shelljs" || callee.module === "zx" || callee.module === "node-cmd" || /^(?:execaCommand|command|exec|\$)$/.test(name);
  const option = args.find((arg) => arg.kind === "object" && arg.props.has("shell"));
  if (callee.module === "shelljs" && name !== "exec")
    return /^(?:cp|mv|rm|mkdir|sed|ln|chmod|touch)$/.test(name) ? ["WRITE_FS"] : ["READ_FS"];
  if (option !== void 0) return ["EXEC_PROCESS", "EXEC_SHELL"];
  return isShell && callee.module !== "simple-git" ? ["EXEC_SHELL"] : ["EXEC_PROCESS"];
}
function inputsFor(machine, row, args, callee, name) {
  if (row.kind === "database")
    return args.flatMap((arg, index) => {
      const isStatement = index === 0 && SQL.has(name) && !callee.path.slice(0, -1).includes("prepare");
      return isStatement ? statementInputs(machine, arg) : inputsOf(machine, arg, "body");
    });
  if (row.kind === "files") return args.flatMap((arg, index) => inputsOf(machine, arg, index === 0 ? "path" : "body"));
  if (row.kind === "process")
    return args.flatMap(
      (arg, index) => arg.kind === "array" ? elementInputs(machine, arg) : inputsOf(machine, arg, index === 0 ? "command" : "element")
    );
  const sent = args.flatMap(
    (arg, index) => arg.kind === "object" ? requestInputs(machine, arg) : inputsOf(machine, arg, index === 0 && isUrl(callee) && !/^(?:launch|new)/.test(name) ? "url" : "body")
  );
  return sent;
}
function statementInputs(machine, arg) {
  if (arg.kind !== "object") return inputsOf(machine, arg, "sql");
  return [...arg.props].flatMap(
    ([name, value]) => inputsOf(machine, value, name === "text" || name === "sql" || name === "query" ? "sql" : "body")
  );
}
function isUrl({ module }) {
  return /^(?:axios|got|ky|ofetch|wretch|superagent|needle|phin|bent|node-fetch|cross-fetch|isomorphic-fetch|undici|request.*|graphql-request|ws|puppeteer.*|playwright.*|make-fetch-happen|rss-parser|open-graph-scraper)$/.test(
    module
  );
}
var RECIPIENTS = /^(?:to|cc|bcc|recipients?|chat_id|channel|replyTo)$/i;
function requestInputs(machine, options) {
  return [...options.props].flatMap(([name, value]) => {
    if (RECIPIENTS.test(name)) return [...constants2(value), ...inputsOf(machine, value, "recipient")];
    if (/^(?:headers?|auth|token|api_?key)$/i.test(name)) return inputsOf(machine, value, "header");
    return inputsOf(machine, value, /^(?:url|uri|baseURL|hostname|host)$/.test(name) ? "url" : "body");
  });
}
function constants2(value) {
  const list = value.kind === "array" ? value.elements : [value];
  return list.flatMap((one3) => {
    const text = stringOf(one3);
    return text === void 0 ? [] : [
      {
        role: "recipient",
        origin: { kind: "constant", value: text },
        isLeading: true,
        guard: "none",
        guards: []
      }
    ];
  });
}
function destinationOf(row, leaf, callee, args) {
  if (leaf === "READ_FS" || leaf === "WRITE_FS") return fileOf(args[0]) ?? callee.module;
  if (row.kind === "process")
    return callee.module === "simple-git" ? "git" : programOf(args[0] ?? UNDEFINED) ?? callee.module;
  return args.map(hostOf).find((one3) => one3 !== void 0) ?? callee.destination ?? callee.module;
}

// src/capability/sinks/own-files.ts
var LIMIT3 = 3e6;
function ownFile(machine, path, at2) {
  const text = stringOf(path);
  if (text?.startsWith(`${ROOT}/`) !== true) return void 0;
  const inTree = normalise(text.slice(ROOT.length + 1));
  const body3 = inTree === void 0 ? void 0 : machine.files.read(inTree);
  if (body3 === void 0) {
    if (machine.tool === void 0 && /\.(?:json|ya?ml)$/.test(text))
      machine.note("GENERATED", `the file ${inTree ?? text} is not among the sources`, at2);
    return void 0;
  }
  return body3.length > LIMIT3 ? void 0 : constant(body3);
}

// src/capability/sinks/sinks.ts
function sinkCall(machine, callee, args, at2, isNew) {
  listenCall(machine, callee, args, at2);
  const row = sinkRow(callee.module, callee.path, isNew);
  if (row !== void 0) return builtIn(machine, row, callee, args, at2, isNew);
  const pack = packageRow(callee.module);
  if (pack !== void 0) return known(packageCall(machine, pack, callee, args, at2, isNew));
  const isProcess = callee.module === "child_process" || callee.module === "fs";
  return { kind: "none", data: isProcess ? unknown(traced({ kind: "file" })) : dataOf(callee) };
}
function dataOf(callee) {
  const isServer = callee.module === "http" || callee.module === "https" || callee.module === "net";
  return isServer ? unknown(traced({ kind: "network" })) : unknown();
}
function known(value) {
  return { kind: "known", value, data: value.kind === "external" ? unknown(traced({ kind: "network" })) : value };
}
function builtIn(machine, row, callee, args, at2, isNew) {
  const symbol = symbolOf(callee, isNew);
  const inputs = distinct2(inputsFor2(machine, row, args, callee));
  if (row.leaves[0] === "ENV") return environment(machine, stringOf(args[0]), at2);
  if (row.leaves[0] === "NETWORK_OUTBOUND") secretsSent(machine, inputs, at2);
  for (const leaf of leavesFor2(row, args)) record(machine, { row, leaf, symbol, args, at: at2, inputs });
  const value = resultOf(machine, row, args, at2);
  return { kind: "known", value, data: dataFor(row) };
}
function environment(machine, name, at2) {
  if (machine.tool !== void 0) readEnvironment(machine, name, at2);
  const value = unknown(traced(name === void 0 ? { kind: "environment" } : { kind: "environment", name }), "string");
  return { kind: "known", value, data: value };
}
function record(machine, {
  row,
  leaf,
  symbol,
  args,
  at: at2,
  inputs
}) {
  const [first3 = UNDEFINED, second = UNDEFINED] = args;
  const isFile = leaf === "READ_FS" || leaf === "WRITE_FS";
  const paths = args.filter((_, index) => row.roles[index] === "path");
  const isOwn2 = isFile && areOwn(paths, inputs);
  const destination = isFile ? fileOf(first3) : leaf === "NETWORK_OUTBOUND" ? hostOf(first3) ?? hostOf(second) : programOf(first3);
  machine.reach({
    leaf,
    symbol,
    at: at2,
    text: `${row.verb} (${symbol})`,
    inputs,
    ...destination === void 0 ? {} : { destination },
    ...isOwn2 ? { isOwnFile: true } : {}
  });
}
function symbolOf({ module, path }, isNew) {
  const name = [module, ...path.filter((part) => part !== "()")].join(".");
  return isNew ? `new ${name}` : name;
}
function inputsFor2(machine, row, args, callee) {
  const given = row.roles.flatMap((role, index) => {
    const arg = args[index];
    if (role === void 0 || arg === void 0) return [];
    if (role === "element")
      return arg.kind === "array" || arg.kind === "unknown" || arg.kind === "union" ? elementInputs(machine, arg) : [];
    if (arg.kind === "object") return objectInputs(machine, arg, role);
    return inputsOf(machine, arg, role);
  });
  if (row.how !== "spawn") return row.roles.length === 0 ? inputsOf(machine, callee, "program") : given;
  const shell = shellOption(args);
  if (shell === void 0) return given;
  const asCommand = args.slice(0, 2).flatMap((arg) => arg.kind === "object" ? [] : inputsOf(machine, arg, "command"));
  return [...given, ...asCommand, ...inputsOf(machine, shell, "shell-option")];
}
function objectInputs(machine, options, role) {
  return [...options.props].flatMap(([name, value]) => {
    if (/^headers?$|^auth$|authorization/i.test(name)) return inputsOf(machine, value, "header");
    if (/^(?:host(?:name)?|url|uri|port|socketPath|path)$/i.test(name) && role === "url")
      return inputsOf(machine, value, "url");
    return inputsOf(machine, value, role === "url" ? "body" : role);
  });
}
function shellOption(args) {
  for (const arg of args.slice(1)) {
    const shell = arg.kind === "object" ? arg.props.get("shell") : void 0;
    if (shell !== void 0 && truth(shell) !== false) return shell;
  }
  return void 0;
}
function leavesFor2(row, args) {
  if (row.how === "spawn") return shellOption(args) === void 0 ? row.leaves : [...row.leaves, "EXEC_SHELL"];
  if (row.how === "open") {
    const flags = stringOf(args[1]);
    if (flags === void 0)
      return args[1] === void 0 || args[1].kind !== "unknown" ? ["READ_FS"] : ["READ_FS", "WRITE_FS"];
    return flags === "r" || flags === "rs" ? ["READ_FS"] : flags.includes("+") ? ["READ_FS", "WRITE_FS"] : ["WRITE_FS"];
  }
  if (row.how === "signal") return args[1]?.kind === "const" && args[1].value === 0 ? [] : row.leaves;
  if (row.how === "worker") {
    const isEval = args[1]?.kind === "object" && args[1].props.get("eval");
    return isEval !== void 0 && isEval !== false && truth(isEval) !== false ? ["EXEC_EVAL"] : row.leaves;
  }
  return row.leaves;
}
function resultOf(machine, row, args, at2) {
  const [first3 = UNDEFINED] = args;
  if (row.gives === "resolved") return resolved2(first3);
  if (row.gives === "extended") return concat([first3, unknown(traced({ kind: "random" }))]);
  if (row.gives !== "data") return external(row.module, [row.gives.handle], fileTaint(row));
  return (row.leaves[0] === "READ_FS" ? ownFile(machine, first3, at2) : void 0) ?? dataFor(row);
}
function resolved2(path) {
  const isKnown2 = path.kind === "const" || path.kind === "text" || path.kind === "union";
  if (isKnown2) return mapTaint(path, (taint) => guarded(taint, "realpath", "resolved"));
  return unknown(guarded(taintOf(path), "realpath", "resolved"), "string");
}
function dataFor(row) {
  return unknown(row.leaves[0] === "NETWORK_OUTBOUND" ? traced({ kind: "network" }) : fileTaint(row));
}
function fileTaint(row) {
  return row.leaves[0] === "NETWORK_OUTBOUND" ? NOTHING : mergeTaint(NOTHING, traced({ kind: "file" }));
}

// src/capability/evaluate/externals.ts
function callExternal(machine, callee, args, self, at2) {
  const { module, path } = callee;
  const name = path.length === 0 ? module : `${module}.${path.join(".")}`;
  const known3 = statics.get(name);
  if (known3 !== void 0) return known3(machine, { self, args, at: at2 });
  if (name === "process.exit") return NEVER;
  if (module === "require" || name === "module.createRequire.()")
    return required(machine, path[0] ?? at2.doc, args[0], at2);
  if (name === "module.createRequire") return { ...callee, module: "require", path: [at2.doc] };
  if (module === "RegExp" && path.length === 2) return regexTest(path[0] ?? "", path[1] ?? "", args[0] ?? UNDEFINED);
  const prototypeOf = path.at(-2);
  if (prototypeOf === "prototype" || path.at(-1) === "call" && path.includes("prototype"))
    return unknown(taintOfAll(args));
  return workerBinding(machine, callee, args, at2) ?? schemaCall(machine, callee, args, at2) ?? registration(machine, callee, args, at2) ?? reached(machine, callee, args, self, at2, false);
}
function constructExternal(machine, callee, args, at2) {
  const { module, path } = callee;
  const known3 = constructors.get(path.length === 0 ? module : `${module}.${path.join(".")}`);
  if (known3 !== void 0) return known3(machine, { self: UNDEFINED, args, at: at2 });
  if (module === "RegExp") return { ...callee, path: [stringOf(args[0]) ?? ""] };
  return registration(machine, callee, args, at2, true) ?? reached(machine, callee, args, UNDEFINED, at2, true);
}
function required(machine, from, name, at2) {
  const module = machine.modules.get(from);
  const specifier = stringOf(name);
  if (module !== void 0 && specifier !== void 0) return requireValue(machine, module, specifier);
  machine.note("DYNAMIC_IMPORT", "a module is required whose name is made at run time", at2);
  return unknown();
}
function reached(machine, callee, args, self, at2, isNew) {
  if (machine.tool === void 0 && !isGlobal(callee.module) && !isPure(callee.module))
    machine.callees.add(callee.module);
  const outcome2 = sinkCall(machine, callee, args, at2, isNew);
  const handle2 = {
    ...callee,
    path: [...callee.path.slice(-8), "()"],
    taint: taintOfAll([callee, ...args])
  };
  const givesHandles = isFluent(callee.module);
  const returned = runCallbacks(machine, args, at2, givesHandles ? handle2 : outcome2.data);
  if (outcome2.kind === "known") return outcome2.value;
  if (givesHandles) return returned === void 0 ? handle2 : join(handle2, returned);
  if (isGlobal(callee.module) || isPure(callee.module)) {
    if (isNew || isHandleOfOurs(callee)) return handle2;
    const value = unknown(taintOfAll([self, ...args]));
    return returned === void 0 ? value : join(value, returned);
  }
  const name = isPath(callee.module) ? `${callee.module}, which is not there,` : `the package ${callee.module}`;
  machine.note("UNKNOWN_PACKAGE", `what ${name} does is not known`, at2);
  return returned === void 0 ? handle2 : join(handle2, returned);
}
function isHandleOfOurs({ module }) {
  return module === "events" || module === "stream" || module === "readline" || isServerModule(module);
}

// src/capability/evaluate/lookups.ts
var LOOKUP = /^(?:get|all|first|find|look[uU]p|load|fetch|query|search|select|list|count|peek|iterate)(?=$|[A-Z_])/;
var MADE = /(?:path|paths|url|urls|uri|dir|directory|folder|filename|name|command|key|id)$/i;
function isLookup(name) {
  return LOOKUP.test(name) && (/By[A-Z]/.test(name) || !MADE.test(name));
}

// src/capability/evaluate/calls.ts
function callValue(machine, callee, args, self, at2) {
  machine.step();
  const known3 = without(callee, isNothing);
  if (known3.kind === "native" && args.length > 1) handWritten(machine, args, at2);
  if (known3.kind !== "union") return callOne(machine, known3, args, self, at2);
  const results = known3.members.map(
    (member3) => machine.maybe(() => callOne(machine, member3, args, receiver(self, member3), at2))
  );
  return joinAll(results.filter((result) => result !== NEVER));
}
function receiver(self, fn) {
  if (self.kind !== "union" || fn.kind !== "function" || fn.home === void 0) return self;
  const { home } = fn;
  const own = self.members.filter((member3) => member3.kind === "object" && isInstance(member3.proto, home));
  return own.length === 0 ? self : joinAll(own);
}
function isInstance(proto, home) {
  for (let one3 = proto; one3?.kind === "class"; one3 = one3.parent) if (one3 === home) return true;
  return false;
}
function callOne(machine, callee, args, self, at2) {
  switch (callee.kind) {
    case "function":
      return runFunction(machine, callee, args, self, at2);
    case "native":
      return runNative(machine, callee, { self, args, at: at2 });
    case "external":
      return callExternal(machine, callee, args, self, at2);
    case "class":
      return instantiate(machine, callee, args, at2);
    case "unknown":
      return callUnknown(machine, callee, args, at2);
    case "schema":
      return callee;
    case "const":
    case "text":
    case "object":
    case "array":
    case "map":
    case "namespace":
      runCallbacks(machine, args, at2);
      if (statementCall(machine, args, at2)) return unknown(argumentTaint(args));
      machine.note("OPAQUE_CALL", "a function is called that the analysis does not know", at2);
      return unknown(argumentTaint(args));
  }
}
var BUILT_IN2 = new Set(
  "get set has delete clear add keys values entries forEach toString toJSON toFixed valueOf hasOwnProperty text json blob arrayBuffer buffer next return throw exec test apply call bind then catch finally isPrototypeOf on once off emit addListener removeListener removeAllListeners setEncoding pipe unref ref end write destroy pause resume close cancel getReader read abort parse safeParse subarray readUInt8 readUInt16LE readUInt32LE readFloatLE readDoubleLE readInt32LE writeUInt8 writeUInt16LE writeUInt32LE writeFloatLE format isValid update digest final info warn error fatal debug log trace getTime setTime getFullYear getUTCFullYear setFullYear setUTCFullYear getMonth getUTCMonth setMonth setUTCMonth getDate getUTCDate setDate setUTCDate getDay getUTCDay getHours getUTCHours setHours setUTCHours getMinutes getUTCMinutes setMinutes setUTCMinutes getSeconds getUTCSeconds setSeconds setUTCSeconds getMilliseconds getUTCMilliseconds setMilliseconds setUTCMilliseconds getTimezoneOffset toISOString toUTCString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString".split(" ")
);
function callUnknown(machine, callee, args, at2) {
  const { member: member3 } = callee;
  if (member3 !== void 0 && isStringMethod(member3.name) && !isArrayMethod(member3.name))
    return machine.call(stringMethod(member3.self, member3.name), args, member3.self, at2);
  const isBuiltIn2 = member3 !== void 0 && (BUILT_IN2.has(member3.name) || isArrayMethod(member3.name) || isStringMethod(member3.name));
  if (isBuiltIn2 && (member3.name === "includes" || member3.name === "replace" || member3.name === "slice"))
    return machine.call(stringMethod(member3.self, member3.name), args, member3.self, at2);
  if (member3?.name === "bind") return member3.self;
  const from = member3 === void 0 ? NOTHING : taintOf(member3.self);
  const returned = runCallbacks(machine, args, at2, unknown(from));
  if (!isBuiltIn2 && !isData(from) && !statementCall(machine, args, at2)) {
    const name = member3 === void 0 ? "a function" : `a method \`${member3.name}\` of something`;
    machine.note("OPAQUE_CALL", `${name} is called that the analysis does not know`, at2);
  }
  const taint = member3 !== void 0 && isLookup(member3.name) ? from : mergeTaint(from, argumentTaint(args));
  if (member3?.name === "digest") return unknown(guarded(taint, "number"), "string");
  if (member3?.name === "map") return newArray(machine, [], returned ?? unknown(taint));
  return returned === void 0 ? unknown(taint) : join(unknown(taint), returned);
}
function isData(taint) {
  return taint.some(({ origin }) => origin.kind === "argument" || origin.kind === "network" || origin.kind === "file");
}
function constructValue(machine, callee, args, at2) {
  machine.step();
  const known3 = without(callee, isNothing);
  if (known3.kind === "union")
    return joinAll(known3.members.map((member3) => machine.maybe(() => constructValue(machine, member3, args, at2))));
  if (known3.kind === "class") return instantiate(machine, known3, args, at2);
  if (known3.kind === "external") return constructExternal(machine, known3, args, at2);
  if (known3.kind === "function") {
    const object = newObject(machine, { site: at2 });
    const result = runFunction(machine, known3, args, object, at2);
    return result.kind === "object" ? result : object;
  }
  if (known3.kind === "native") return runNative(machine, known3, { self: UNDEFINED, args, at: at2 });
  runCallbacks(machine, args, at2);
  machine.note("OPAQUE_CALL", "something is made of a class that the analysis does not know", at2);
  return unknown(argumentTaint(args));
}

// src/capability/evaluate/assignments.ts
function assignment(machine, node, scope) {
  if (node.operator === "=") {
    const value2 = machine.evaluate(node.right, scope);
    assignTo(machine, node.left, value2, scope);
    return value2;
  }
  const before = current(machine, node.left, scope);
  const isLogical = node.operator === "||=" || node.operator === "&&=" || node.operator === "??=";
  const right = isLogical ? machine.maybe(() => machine.evaluate(node.right, scope)) : machine.evaluate(node.right, scope);
  const value = isLogical ? join(node.operator === "&&=" ? before : without(before, isFalse), right) : binary(node.operator.slice(0, -1), before, right, siteOf(node, scope));
  assignTo(machine, node.left, value, scope);
  return value;
}
function current(machine, target2, scope) {
  return isTarget(target2) ? machine.evaluate(target2, scope) : UNKNOWN;
}
function isTarget(node) {
  return node.type === "Identifier" || node.type === "MemberExpression";
}
function update(machine, node, scope) {
  const before = machine.evaluate(node.argument, scope);
  const after = binary(node.operator === "++" ? "+" : "-", unary("+", before), constant(1), siteOf(node, scope));
  if (isTarget(node.argument)) assignTo(machine, node.argument, after, scope);
  return node.prefix ? after : before;
}

// src/capability/evaluate/call-syntax.ts
function callExpression(machine, node, scope) {
  const at2 = siteOf(node, scope);
  const { callee } = node;
  if (callee.type === "Import")
    return dynamicImport(machine, argumentValues(machine, node.arguments, scope)[0] ?? UNKNOWN, scope, at2);
  if (callee.type === "Super") {
    const args = argumentValues(machine, node.arguments, scope);
    return scope.home === void 0 || scope.self === void 0 ? UNDEFINED : callSuper(machine, scope.home, args, scope.self, at2);
  }
  if (callee.type === "V8IntrinsicIdentifier") return UNKNOWN;
  const { fn, self } = target(machine, callee, scope);
  if (node.type === "OptionalCallExpression" && isNullish(fn) === true) return UNDEFINED;
  return machine.call(fn, argumentValues(machine, node.arguments, scope), self, at2);
}
function target(machine, callee, scope) {
  const node = unwrapped(callee);
  if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression")
    return { fn: isCallable2(node) ? machine.evaluate(node, scope) : UNKNOWN, self: UNDEFINED };
  const at2 = siteOf(node, scope);
  const key = memberKey(machine, node, scope);
  if (node.object.type === "Super") return { fn: superMember(machine, key, scope, at2), self: scope.self ?? UNDEFINED };
  const self = machine.evaluate(node.object, scope);
  if (isNullish(self) === true && node.type === "OptionalMemberExpression") return { fn: UNDEFINED, self };
  const names2 = each(key).map((one3) => one3.kind === "const" ? String(one3.value) : void 0);
  if (isNullish(self) === true)
    return { fn: joinAll(names2.map((name) => machine.get(UNKNOWN, name ?? "*", at2))), self: UNKNOWN };
  const fn = names2.every((name) => name !== void 0) ? joinAll(names2.map((name) => machine.get(self, name, at2))) : computed3(machine, node, self, key, scope);
  return { fn, self };
}
function computed3(machine, node, self, key, scope) {
  if (self.kind === "object") {
    const all2 = [...self.props.values(), ...self.rest === void 0 ? [] : [self.rest]];
    if (all2.length > 0) return joinAll(all2);
  }
  return self.kind === "external" ? machine.get(self, "*", siteOf(node, scope)) : key.kind === "unknown" ? UNKNOWN : elementOf(self);
}
function superMember(machine, key, scope, at2) {
  const parent = scope.home?.parent;
  const name = stringOf(key);
  if (parent === void 0 || name === void 0) return UNKNOWN;
  if (parent.kind !== "class") return machine.get(parent, name, at2);
  for (let one3 = parent; one3?.kind === "class"; one3 = one3.parent) {
    const found = one3.methods.get(name) ?? one3.statics.get(name);
    if (found !== void 0) return found;
    if (one3.parent?.kind === "external") return machine.get(one3.parent, name, at2);
  }
  return UNDEFINED;
}
function unwrapped(node) {
  let at2 = node;
  while (at2.type === "TSAsExpression" || at2.type === "TSNonNullExpression" || at2.type === "ParenthesizedExpression" || at2.type === "TSSatisfiesExpression")
    at2 = at2.expression;
  return at2;
}
function isCallable2(node) {
  return node.type !== "Super" && node.type !== "Import" && node.type !== "V8IntrinsicIdentifier";
}
function newExpression(machine, node, scope) {
  const callee = unwrapped(node.callee);
  const value = isCallable2(callee) ? machine.evaluate(callee, scope) : UNKNOWN;
  const made3 = machine.construct(value, argumentValues(machine, node.arguments, scope), siteOf(node, scope));
  const given = node.typeParameters;
  const last = isNode(given) && given.type === "TSTypeParameterInstantiation" ? given.params.at(-1) : void 0;
  if (made3.kind === "map" && made3.rest === void 0 && last !== void 0) promise(machine, made3, last, scope);
  return made3;
}
function promise(machine, map2, type, scope) {
  const typed = typeValue(machine, type, scope);
  if (typed?.kind === "external") map2.rest = typed;
}
function argumentValues(machine, nodes, scope) {
  const values3 = [];
  for (const node of nodes) {
    if (node.type === "SpreadElement") {
      const spread2 = machine.evaluate(node.argument, scope);
      const closed = closedElements(machine, spread2);
      if (closed === void 0) values3.push(elementOf(spread2));
      else values3.push(...closed.slice(0, 200));
    } else if (node.type !== "ArgumentPlaceholder") values3.push(machine.evaluate(node, scope));
  }
  return values3;
}

// src/capability/evaluate/templates.ts
function template(machine, node, scope) {
  const parts2 = [];
  node.quasis.forEach((quasi, index) => {
    parts2.push(constant(quasi.value.cooked ?? quasi.value.raw));
    const hole = node.expressions[index];
    if (hole !== void 0 && isExpression3(hole)) parts2.push(machine.evaluate(hole, scope));
  });
  return concat(parts2, siteOf(node, scope));
}
function isExpression3(node) {
  return !node.type.startsWith("TS") || node.type === "TSAsExpression" || node.type === "TSNonNullExpression" || node.type === "TSSatisfiesExpression";
}
function tagged(machine, node, scope) {
  const tag = machine.evaluate(node.tag, scope);
  const at2 = siteOf(node, scope);
  const texts = node.quasi.quasis.map((quasi) => constant(quasi.value.cooked ?? quasi.value.raw));
  const holes = node.quasi.expressions.map((hole) => isExpression3(hole) ? machine.evaluate(hole, scope) : UNKNOWN);
  if (tag.kind !== "external") return machine.call(tag, [newArray(machine, texts), ...holes], UNDEFINED, at2);
  if (tag.module === "String") return concat(texts.flatMap((text, index) => [text, holes[index] ?? constant("")]));
  return machine.call(
    tag,
    [concat(texts.flatMap((text, index) => index === 0 ? [text] : [constant("?"), text])), ...holes],
    UNDEFINED,
    at2
  );
}

// src/capability/evaluate/expressions.ts
function evaluateExpression(machine, node, scope) {
  if (node.type === "Identifier") return readName(node.name, scope);
  if (node.type === "StringLiteral") return constant(node.value, siteOf(node, scope));
  if (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") return member2(machine, node, scope);
  if (node.type === "CallExpression" || node.type === "OptionalCallExpression")
    return callExpression(machine, node, scope);
  if (node.type === "ObjectExpression") return objectExpression(machine, node, scope);
  if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression") return closure(node, scope);
  if (node.type === "TemplateLiteral") return template(machine, node, scope);
  if (node.type === "AwaitExpression") return machine.evaluate(node.argument, scope);
  if (node.type === "BinaryExpression") return binaryExpression(machine, node, scope);
  if (node.type === "LogicalExpression") return logical(machine, node, scope);
  if (node.type === "ConditionalExpression") return conditional(machine, node, scope);
  if (node.type === "AssignmentExpression") return assignment(machine, node, scope);
  if (node.type === "ArrayExpression") return arrayExpression(machine, node, scope);
  if (node.type === "NewExpression") return newExpression(machine, node, scope);
  if (node.type === "UnaryExpression") return unaryExpression(machine, node, scope);
  if (node.type === "ThisExpression") return scope.self ?? UNDEFINED;
  if (node.type === "NumericLiteral" || node.type === "BooleanLiteral") return constant(node.value);
  if (node.type === "NullLiteral") return constant(null);
  return rarely2(machine, node, scope);
}
function rarely2(machine, node, scope) {
  if (node.type === "TSAsExpression" || node.type === "TSNonNullExpression" || node.type === "TSSatisfiesExpression" || node.type === "TSTypeAssertion" || node.type === "TSInstantiationExpression" || node.type === "ParenthesizedExpression")
    return machine.evaluate(node.expression, scope);
  if (node.type === "UpdateExpression") return update(machine, node, scope);
  if (node.type === "ClassExpression") return classValue(machine, node, scope);
  if (node.type === "SequenceExpression")
    return node.expressions.map((one3) => machine.evaluate(one3, scope)).at(-1) ?? UNDEFINED;
  if (node.type === "YieldExpression") return yielded(machine, node.argument ?? void 0, node.delegate, scope);
  if (node.type === "RegExpLiteral") return external("RegExp", [patternOf(node)]);
  if (node.type === "TaggedTemplateExpression") return tagged(machine, node, scope);
  if (node.type === "MetaProperty") return external("import.meta");
  if (node.type === "BigIntLiteral") return constant(BigInt(node.value));
  return UNKNOWN;
}
function closure(node, scope) {
  const isArrow = node.type === "ArrowFunctionExpression";
  return {
    kind: "function",
    id: freshId(),
    node,
    scope,
    props: /* @__PURE__ */ new Map(),
    ...isArrow && scope.self !== void 0 ? { self: scope.self } : {},
    ...isArrow && scope.home !== void 0 ? { home: scope.home } : {}
  };
}
function member2(machine, node, scope) {
  const at2 = siteOf(node, scope);
  if (node.object.type === "Super") {
    const parent = scope.home?.parent;
    return parent === void 0 ? UNKNOWN : machine.get(scope.self ?? parent, stringOf(memberKey(machine, node, scope)) ?? "", at2);
  }
  const target2 = machine.evaluate(node.object, scope);
  return readMember(machine, target2, memberKey(machine, node, scope), at2);
}
function readMember(machine, target2, key, at2) {
  const names2 = each(key).map((one3) => one3.kind === "const" ? String(one3.value) : void 0);
  const known3 = names2.filter((name) => name !== void 0);
  if (known3.length === names2.length) return joinAll(known3.map((name) => machine.get(target2, name, at2)));
  return joinAll(each(target2).map((one3) => anyMember(machine, one3, key, at2)));
}
function anyMember(machine, target2, key, at2) {
  if (target2.kind === "object") {
    const all2 = [...target2.props.values(), ...target2.rest === void 0 ? [] : [target2.rest]];
    return all2.length === 0 ? unknown(taintOf(target2)) : joinAll([...all2, UNDEFINED]);
  }
  if (target2.kind === "array" || target2.kind === "map") return join(elementOf(target2), UNDEFINED);
  if (target2.kind === "external" && target2.module === "process" && target2.path[0] === "env")
    return machine.get(target2, "*", at2);
  if (target2.kind === "external") return external(target2.module, [...target2.path, "*"], target2.taint);
  return unknown([...taintOf(target2), ...taintOf(key)]);
}
function binaryExpression(machine, node, scope) {
  const pending = [node];
  let first3 = node.left;
  while (first3.type === "BinaryExpression") {
    pending.push(first3);
    first3 = first3.left;
  }
  let value = first3.type === "PrivateName" || !isExpression3(first3) ? UNKNOWN : machine.evaluate(first3, scope);
  for (const operation of pending.reverse()) {
    value = binary(operation.operator, value, machine.evaluate(operation.right, scope), siteOf(operation, scope));
  }
  return value;
}
function logical(machine, node, scope) {
  const left = machine.evaluate(node.left, scope);
  const right = (when) => machine.maybe(
    () => machine.guarded(when === void 0 ? [] : testsOf(left), when ?? true, () => machine.evaluate(node.right, scope))
  );
  if (node.operator === "??") {
    const nullish = isNullish(left);
    if (nullish === false) return left;
    return nullish === true ? machine.evaluate(node.right, scope) : join(without(left, isNothing), right());
  }
  const isAnd = node.operator === "&&";
  const known3 = truth(left);
  if (known3 !== void 0) return known3 === isAnd ? machine.evaluate(node.right, scope) : left;
  const other = right(isAnd);
  const isCondition = testsOf(left).length > 0 || testsOf(other).length > 0;
  if (isCondition && [left, other].every(isBoolean)) return boolean(isAnd ? both(left, other) : either(left, other));
  return isAnd ? join(left.kind === "union" || isBoolean(left) ? without(left, (one3) => truth(one3) === true) : left, other) : join(without(left, isFalse), other);
}
function isBoolean(value) {
  return each(value).every(
    (one3) => one3.kind === "unknown" ? one3.type === "boolean" : one3.kind === "const" && typeof one3.value === "boolean"
  );
}
function conditional(machine, node, scope) {
  const test2 = machine.evaluate(node.test, scope);
  const known3 = truth(test2);
  if (known3 !== void 0) return machine.evaluate(known3 ? node.consequent : node.alternate, scope);
  const tests = testsOf(test2);
  return join(
    machine.maybe(
      () => machine.guarded(
        tests,
        true,
        () => machine.evaluate(node.consequent, narrowedScope(machine, node.test, node.consequent, scope))
      )
    ),
    machine.maybe(() => machine.guarded(tests, false, () => machine.evaluate(node.alternate, scope)))
  );
}
var ELEMENTS2 = 5e3;
function arrayExpression(machine, node, scope) {
  const elements = [];
  let rest;
  if (node.elements.length > ELEMENTS2) {
    machine.note("BUDGET", `a list of ${node.elements.length} elements is cut`, siteOf(node, scope));
    rest = UNKNOWN;
  }
  for (const element of node.elements.slice(0, ELEMENTS2)) {
    if (element === null) elements.push(UNDEFINED);
    else if (element.type !== "SpreadElement") elements.push(machine.evaluate(element, scope));
    else {
      const spread2 = without(machine.evaluate(element.argument, scope), isFalse);
      const closed = closedElements(machine, spread2);
      if (closed !== void 0) elements.push(...closed);
      else {
        const lists = each(spread2).map((one3) => closedElements(machine, one3));
        if (lists.every((list) => list !== void 0)) elements.push(...lists.flat());
        else rest = join(rest, elementOf(spread2));
      }
    }
  }
  return newArray(machine, elements, rest, siteOf(node, scope));
}
function unaryExpression(machine, node, scope) {
  if (node.operator === "delete") return constant(true);
  const value = machine.evaluate(node.argument, scope);
  return node.operator === "!" ? negated(value) : unary(node.operator, value);
}
function yielded(machine, argument2, isDelegate, scope) {
  if (argument2 === void 0) return UNKNOWN;
  const value = machine.evaluate(argument2, scope);
  machine.frame.yielded = join(machine.frame.yielded, isDelegate ? elementOf(value) : value);
  return UNKNOWN;
}
function patternOf({ pattern, flags }) {
  return flags.includes("m") ? `(?m:${pattern})` : pattern;
}

// src/capability/semantics.ts
function semanticsOf(loader) {
  return {
    evaluate: evaluateExpression,
    execute: executeStatements,
    call: callValue,
    construct: constructValue,
    get: getMember,
    set: setMember,
    open: (machine, path) => loader.open(machine, path),
    load: (machine, from, specifier) => loader.load(machine, from, specifier)
  };
}

// src/capability/index.ts
var SERVERS2 = 60;
function analyse(tree) {
  const project = new Project(tree);
  const candidates = findServers(project);
  const parsed3 = /* @__PURE__ */ new Map();
  if (candidates.length === 0)
    return [nothing2("", [{ code: "NO_SERVER", text: "no package names an MCP SDK, and no code speaks the protocol" }])];
  const found = candidates.slice(0, SERVERS2).map((candidate2) => analyseOne(project, candidate2, parsed3));
  const real = found.filter(
    ({ tools, reasons }) => tools.length > 0 || !reasons.some(({ code }) => code === "NO_SERVER" || code === "NO_ENTRY")
  );
  const used = new Set(
    real.filter(({ tools }) => tools.length > 0).flatMap(({ folder }) => dependenciesOf(candidates, folder))
  );
  const isProgram = (folder) => stringsIn(manifestOf(candidates, folder)?.["bin"]).length > 0;
  const own = real.filter(
    ({ tools, folder, packageName: packageName2 = "" }) => tools.length > 0 || isProgram(folder) || !used.has(packageName2)
  );
  const isStarted = (folder) => candidateOf(candidates, folder)?.isStarted === true;
  const whole = own.filter((one3) => isStarted(one3.folder) || !own.some((other) => holds3(other, one3)));
  const kept = whole.length > 0 ? whole : found.slice(0, 1);
  const cut = candidates.slice(SERVERS2).map(({ folder }) => nothing2(folder, [{ code: "BUDGET", text: `more than ${SERVERS2} servers are in the tree` }]));
  return [...kept, ...cut].sort((a, b) => a.folder < b.folder ? -1 : 1);
}
function dependenciesOf(candidates, folder) {
  const manifest = manifestOf(candidates, folder);
  return ["dependencies", "devDependencies", "peerDependencies"].flatMap(
    (key) => Object.keys(objectField(manifest, key))
  );
}
function holds3(server, library) {
  const places = new Set(server.tools.map(placeOfTool));
  return library.tools.length > 0 && server.tools.length > library.tools.length && library.tools.every((tool) => places.has(placeOfTool(tool)));
}
function placeOfTool({ name, site }) {
  return `${name} ${site.doc} ${site.pointer}`;
}
function manifestOf(candidates, folder) {
  return candidateOf(candidates, folder)?.manifest;
}
function candidateOf(candidates, folder) {
  return candidates.find((one3) => (one3.folder === "" ? "." : one3.folder) === folder);
}
function nothing2(folder, reasons) {
  return {
    folder: folder === "" ? "." : folder,
    status: "UNANALYZABLE",
    reasons,
    entries: [],
    files: [],
    tools: [],
    ambient: [],
    purpose: [],
    listeners: []
  };
}
function analyseOne(project, { folder, packageName: packageName2, entries: entries4 }, parsed3) {
  const prefix = folder === "" ? "" : `${folder}/`;
  const machine = new Machine(semanticsOf(new Loader(project, parsed3)), {
    read: (path) => project.tree.read(path),
    list: (name) => project.tree.paths.filter((path) => path.startsWith(prefix) && path.includes(`/${name}/`) && isProductCode(path))
  });
  start(machine, entries4, () => speakingFiles(project.tree, folder));
  const startFrame = machine.frame;
  const drafts = collect2(machine);
  const beside = shownBeside(machine);
  const runs = runTools(machine, drafts);
  const effects = runs.map(
    ({ draft, frame }) => effectsOf(frame, draft.handlers[0] === void 0 ? void 0 : siteOfHandler(draft.handlers[0]))
  );
  const { tools, ambient, purpose } = scoped(effects);
  const made3 = runs.map((run2, index) => toolCode(machine, run2, tools[index] ?? [], reasonsOf(run2.frame)));
  const reasons = serverReasons(
    reasonsOf(startFrame),
    made3.some(({ status }) => status !== "LISTED_NO_HANDLER"),
    made3.length,
    entries4.length,
    machine
  );
  const isAnalysed = made3.some(({ status }) => status !== "LISTED_NO_HANDLER");
  const isWhole = reasons.length === 0 && made3.every(({ status }) => status === "ANALYSED");
  return {
    folder: folder === "" ? "." : folder,
    ...packageName2 === void 0 ? {} : { packageName: packageName2 },
    status: !isAnalysed ? "UNANALYZABLE" : isWhole ? "ANALYSED" : "PARTIAL",
    reasons,
    entries: entries4,
    files: [...machine.modules.keys()].sort(),
    tools: made3,
    ambient,
    purpose,
    beside,
    listeners: machine.listeners.map(({ at: at2, host }) => {
      const text = host === void 0 ? void 0 : stringOf(host);
      return {
        at: placeOf(at2),
        ...text === void 0 ? {} : { host: text },
        isHostDynamic: host !== void 0 && text === void 0,
        checksOrigin: checksOrigin(machine)
      };
    })
  };
}
var OF_SERVER = /* @__PURE__ */ new Set([
  "PARSE_ERROR",
  "PROXIED",
  "DELEGATED",
  "GENERATED",
  "LIST_OPEN",
  "NAME_UNKNOWN",
  "BUDGET"
]);
function serverReasons(noted2, isAnalysed, tools, entries4, machine) {
  const isProxy = noted2.some(({ code }) => code === "PROXIED");
  const own = noted2.filter(({ code }) => OF_SERVER.has(code) && !(isProxy && code === "LIST_OPEN"));
  if (isAnalysed || own.some(({ code }) => code === "PROXIED")) return own;
  if (tools > 0)
    return [...own, { code: "NO_HANDLER", text: "tools are listed, and no code was found that answers their calls" }];
  if (entries4 === 0 && machine.modules.size === 0)
    return [...own, { code: "NO_ENTRY", text: "no file was found where the program begins" }];
  if (machine.registered.length > 0)
    return own.length > 0 ? own : [{ code: "LIST_OPEN", text: "the list of tools is made at run time" }];
  if (machine.shown.length > 0) return own;
  const holder = delegate(machine);
  if (holder !== void 0) return [...own, { code: "DELEGATED", text: `the tools are in the package ${holder}` }];
  return [...own, { code: "NO_SERVER", text: "the program registers no tools" }];
}
function delegate(machine) {
  const modules = [...machine.modules.values()].filter(({ file }) => file !== void 0);
  if (modules.length > 3 || modules.some(({ body: body3 }) => makesOwn(body3))) return void 0;
  return [...machine.callees].find((name) => !name.startsWith("@modelcontextprotocol/"));
}
function checksOrigin(machine) {
  return [...machine.modules.values()].some(
    ({ body: body3 }) => /\ballowedHosts\b|\ballowedOrigins\b|enableDnsRebindingProtection|headers\.origin|headers\.host|localhostHostValidation|hostHeaderValidation|["']origin["']/.test(
      // Who sends back the origin that asks checks nothing.
      body3.replace(/^.{0,400}access-control-allow-origin.{0,400}$/gim, "")
    )
  );
}

// src/capability/declared/verbs.ts
var LISTS2 = [
  {
    deeds: ["READ"],
    verbs: `
      read get list retrieve query view show load
      search find look lookup locate open describe check inspect explain browse analyze analyse compare resolve sample
      count display examine scan detect validate verify grep summarize summarise extract parse monitor watch track
      preview measure diff stat recall discover explore enumerate identify audit review assess obtain access collect
      gather observe lint trace diagnose peek tail head export dump snapshot screenshot capture determine filter
      traverse index rank evaluate report profile visualize visualise probe research confirm
    `
  },
  {
    deeds: ["WRITE"],
    verbs: `
      write delete remove update insert modify create drop save store
      edit add set append prepend move rename copy duplicate replace apply patch merge commit reset checkout
      upgrade configure initialize initialise init overwrite change alter persist record register clear purge
      erase wipe truncate archive restore revert undo mark assign attach detach link unlink tag rebase stash tick toggle
      enable disable activate deactivate import seed migrate make remember memorize forget log export complete cancel
      close reopen approve reject mkdir touch put cache index ingest manage refactor fix rewrite build rebuild scaffold setup
    `
  },
  {
    deeds: ["CHANGE"],
    verbs: `
      scale rotate resize crop extend convert transform generate format compress unzip zip encrypt decrypt split sort
      reorder translate transcribe slice process plan prepare cut trim render compile bundle draft capture customize
      customise adjust
    `
  },
  {
    deeds: ["EXEC"],
    verbs: `
      execute run spawn kill terminate
      launch exec shell invoke compile interrupt build test bundle render slice debug benchmark profile
      eval evaluate boot rerun simulate screenshot script
    `
  },
  {
    deeds: ["EXEC", "WRITE"],
    verbs: "start stop restart pause resume shutdown trigger suspend commit checkout rebase stash"
  },
  {
    deeds: ["EXEC", "WRITE", "NETWORK"],
    verbs: "install uninstall clone push pull sync synchronize deploy publish release"
  },
  { deeds: ["READ", "NETWORK"], verbs: "fetch request scrape crawl ping poll subscribe" },
  { deeds: ["READ", "WRITE", "NETWORK"], verbs: "download upload transfer" },
  {
    deeds: ["WRITE", "NETWORK"],
    verbs: "send notify email mail tweet post broadcast forward reply submit share message"
  },
  { deeds: ["NETWORK"], verbs: "navigate visit call connect authenticate login chat speak" }
];
var DEEDS = /* @__PURE__ */ new Map();
for (const { deeds, verbs } of LISTS2) {
  for (const verb of verbs.split(/\s+/).filter((word) => word !== "")) {
    const known3 = DEEDS.get(verb);
    if (known3 === void 0) DEEDS.set(verb, new Set(deeds));
    else for (const deed of deeds) known3.add(deed);
  }
}
var IRREGULAR = {
  written: "write",
  overwritten: "overwrite",
  rewritten: "rewrite",
  sent: "send",
  made: "make",
  found: "find",
  run: "run",
  read: "read",
  set: "set",
  shown: "show"
};
function verbUse(word) {
  const plain2 = DEEDS.get(word);
  if (plain2 !== void 0) return { base: word, deeds: plain2, form: "base" };
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : void 0;
  if (irregular !== void 0) return using(irregular, "ed");
  for (const [ending, form] of ENDINGS) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    for (const base2 of [stem, `${stem}e`, undoubled, ...ending.startsWith("ie") ? [`${stem}y`] : []]) {
      const found = using(base2, form);
      if (found !== void 0) return found;
    }
  }
  return void 0;
}
var ENDINGS = [
  ["ies", "s"],
  ["es", "s"],
  ["s", "s"],
  ["ing", "ing"],
  ["ied", "ed"],
  ["ed", "ed"]
];
function using(base2, form) {
  const deeds = DEEDS.get(base2);
  return deeds === void 0 ? void 0 : { base: base2, deeds, form };
}

// src/capability/shared-work.ts
var MOST = 0.6;
var MANY = 1 / 3;
var FEW2 = 3;
var FAMILY = 5;
var known2 = /* @__PURE__ */ new WeakMap();
function sharedWork(server) {
  const before = known2.get(server);
  if (before !== void 0) return before;
  const made3 = sharing(server);
  known2.set(server, made3);
  return made3;
}
function sharing({ tools }) {
  const total = tools.length;
  const sites = /* @__PURE__ */ new Map();
  for (const { effects } of tools) {
    for (const site of new Set(effects.map(siteOf3))) sites.set(site, (sites.get(site) ?? 0) + 1);
  }
  const goesThere = common(tools, "NETWORK_OUTBOUND");
  const runsThat = common(tools, "EXEC_PROCESS");
  const ofFamily = new Map(
    [...families(tools)].map(([name, family]) => [name, common(family, "NETWORK_OUTBOUND")])
  );
  return (effect, tool) => {
    const { leaf, destination, isFixed } = effect;
    if (leaf === "EXEC_PROCESS" && destination !== void 0 && runsThat(destination)) return true;
    if (leaf.startsWith("EXEC") && !isFixed) return false;
    if (leaf === "NETWORK_OUTBOUND" && (goesThere(destination) || ofFamily.get(familyOf(tool))?.(destination) === true))
      return true;
    const times = sites.get(siteOf3(effect)) ?? 0;
    if (times < FEW2) return false;
    const isBroad = leaf === "NETWORK_OUTBOUND" || !carriesArgument(effect);
    return times >= total * MOST || isBroad && times >= total * MANY;
  };
}
function families(tools) {
  const found = /* @__PURE__ */ new Map();
  for (const tool of tools) {
    const name = familyOf(tool);
    const known3 = found.get(name);
    if (known3 === void 0) found.set(name, [tool]);
    else known3.push(tool);
  }
  return new Map([...found].filter(([name, { length }]) => length >= FAMILY && verbUse(name) === void 0));
}
function familyOf({ name }) {
  return identifierWords(name)[0]?.word ?? "";
}
function siteOf3({ leaf, at: at2 }) {
  return `${leaf} ${at2.doc} ${at2.pointer}`;
}
function carriesArgument({ inputs }) {
  return inputs.some(({ origin }) => origin.kind === "argument");
}
function common(tools, leaf) {
  const going = tools.map(({ effects }) => {
    const sent = effects.filter((effect) => effect.leaf === leaf);
    return new Set(sent.map(({ destination = "" }) => destination));
  });
  const share = going.filter(({ size }) => size > 0).length / Math.max(tools.length, 1);
  if (tools.length < FEW2 || share < MOST) return () => false;
  return (destination) => destination === void 0 || going.filter((places) => places.has(destination)).length > 1;
}

// src/capability/contain.ts
var WRITE_OF = { READ_FS: "WRITE_FS", READ_DB: "WRITE_DB" };
function isTextUnknown({ description }) {
  return description?.kind === "dynamic" && description.known.trim() === "";
}
function contain(code, declared, server) {
  const said = new Set(declared);
  const actual = new Set(code.effects.map(({ leaf }) => leaf));
  const counts = counting(code, server);
  const isOpen2 = isTextUnknown(code);
  const isHalfOpen = areParametersUnknown(code);
  const missing = isOpen2 ? [] : code.effects.filter((effect) => counts(effect) && !isDeclared(effect, said));
  const counted2 = missing.filter((effect) => !isHalfOpen || !carriesArgument(effect));
  const leaves = [...new Set(counted2.map(({ leaf }) => leaf))].sort();
  const undeclared = leaves.map(
    (leaf) => undeclaredLeaf(
      leaf,
      counted2.filter((effect) => effect.leaf === leaf),
      server
    )
  );
  return {
    verdict: verdictOf(code, undeclared, isOpen2 || counted2.length < missing.length),
    declared: [...said].sort(),
    actual: [...actual].sort(),
    undeclared
  };
}
function areParametersUnknown({ inputSchema }) {
  const properties = field(inputSchema, "properties");
  return field(inputSchema, "additionalProperties") === true && isObject(properties) && Object.keys(properties).length === 0;
}
function verdictOf({ status, reasons }, undeclared, isOpen2) {
  if (undeclared.length > 0) return "VIOLATION";
  if (status === "LISTED_NO_HANDLER") return "UNANALYZABLE";
  return status === "PARTIAL" || reasons.length > 0 || isOpen2 ? "OK_PARTIAL" : "OK";
}
function counting(tool, server) {
  const { effects, returns } = tool;
  const read = new Set(effects.filter(({ leaf }) => leaf === "READ_DB").map(({ at: at2 }) => `${at2.doc} ${at2.pointer}`));
  const isShared = sharedWork(server);
  const isEverythingSent = effects.some(
    ({ leaf, inputs }) => leaf === "NETWORK_OUTBOUND" && inputs.some(({ origin, role }) => origin.kind === "environment" && origin.name === void 0 && role !== "url")
  );
  const returned = new Set(
    returns.flatMap(({ origin }) => origin.kind === "environment" ? [variable(origin.name)] : [])
  );
  return (effect) => {
    const { leaf, scope, isOwnFile, use, symbol, at: at2 } = effect;
    if (isShared(effect, tool)) return false;
    const isRun = leaf.startsWith("EXEC") && !effect.isFixed;
    if (scope !== "tool" && !isRun || isOwnFile === true) return false;
    if (leaf === "ENV" && isSetting(symbol.slice("process.env.".length))) return false;
    if (leaf === "ENV")
      return use === "output" || returned.has(symbol) || isEverythingSent && symbol === "process.env";
    if (leaf === "WRITE_FS") return !isLogWrite(effect) && !/\bmkdtemp(?:Sync)?$/.test(symbol);
    if (leaf === "WRITE_DB" && read.has(`${at2.doc} ${at2.pointer}`)) return chosenStatement(effect);
    return true;
  };
}
function variable(name) {
  return name === void 0 ? "process.env" : `process.env.${name}`;
}
function chosenStatement({ inputs }) {
  return inputs.some(({ role, origin }) => role === "sql" && origin.kind === "argument");
}
var HARMLESS = new Set(
  "SHELL COMSPEC HOME USER USERNAME LOGNAME PATH LANG TERM TMPDIR TEMP TMP PWD HOSTNAME NODE_ENV USERPROFILE APPDATA TZ".split(
    " "
  )
);
var SETTING = /(?:^|_)(?:PATH|DIR|DIRECTORY|FOLDER|FILE|URL|URI|HOST|PORT|MODE|LEVEL|ENV|REGION|LOCALE|TIMEOUT|MODEL|NAME|VERSION|DEBUG)$/;
function isSetting(name) {
  return HARMLESS.has(name.toUpperCase()) || SETTING.test(name.toUpperCase());
}
function isDeclared(effect, declared) {
  const { leaf } = effect;
  const written3 = WRITE_OF[leaf];
  if (leaf === "READ_FS" && declared.has("READ_DB") && !carriesArgument(effect)) return true;
  return isCovered(leaf, declared) || written3 !== void 0 && isCovered(written3, declared);
}
function undeclaredLeaf(leaf, effects, server) {
  const graded = effects.map((effect) => ({ effect, severity: severityOf(effect, server) }));
  graded.sort((a, b) => rank(b.severity) - rank(a.severity));
  const severity = graded[0]?.severity ?? "info";
  return { leaf, severity, witnesses: graded.map(({ effect }) => effect) };
}
function severityOf({ leaf, isFixed, destination, inputs }, { purpose }) {
  if (leaf.startsWith("EXEC")) return isFixed ? "medium" : "high";
  if (leaf.startsWith("WRITE")) return "high";
  if (leaf.startsWith("READ")) return "medium";
  if (leaf === "ENV") return "medium";
  const isPurpose = purpose.some((known3) => known3.leaf === leaf && (known3.destination ?? destination) === destination);
  const isSignedIn = destination !== void 0 && inputs.some(({ role, origin }) => role === "header" && origin.kind === "environment");
  return isPurpose || isSignedIn ? "low" : "medium";
}

// src/capability/declared/chinese.ts
var WORDS2 = [
  ["\u73AF\u5883\u53D8\u91CF", ["ENV"]],
  ["\u74B0\u5883\u8B8A\u6578", ["ENV"]],
  ["\u8BFB\u53D6", ["READ"]],
  ["\u83B7\u53D6", ["READ"]],
  ["\u7372\u53D6", ["READ"]],
  ["\u67E5\u8BE2", ["READ"]],
  ["\u67E5\u8A62", ["READ"]],
  ["\u67E5\u627E", ["READ"]],
  ["\u641C\u7D22", ["READ"]],
  ["\u641C\u5C0B", ["READ"]],
  ["\u68C0\u7D22", ["READ"]],
  ["\u5217\u51FA", ["READ"]],
  ["\u67E5\u770B", ["READ"]],
  ["\u68C0\u67E5", ["READ"]],
  ["\u5206\u6790", ["READ"]],
  ["\u7EDF\u8BA1", ["READ"]],
  ["\u5199\u5165", ["WRITE"]],
  ["\u521B\u5EFA", ["WRITE"]],
  ["\u65B0\u5EFA", ["WRITE"]],
  ["\u6DFB\u52A0", ["WRITE"]],
  ["\u65B0\u589E", ["WRITE"]],
  ["\u66F4\u65B0", ["WRITE"]],
  ["\u4FEE\u6539", ["WRITE"]],
  ["\u7F16\u8F91", ["WRITE"]],
  ["\u4FDD\u5B58", ["WRITE"]],
  ["\u5220\u9664", ["WRITE"]],
  ["\u522A\u9664", ["WRITE"]],
  ["\u79FB\u52A8", ["WRITE"]],
  ["\u590D\u5236", ["WRITE"]],
  ["\u751F\u6210", ["WRITE"]],
  ["\u8BBE\u7F6E", ["WRITE"]],
  ["\u6267\u884C", ["EXEC"]],
  ["\u904B\u884C", ["EXEC"]],
  ["\u8FD0\u884C", ["EXEC"]],
  ["\u542F\u52A8", ["EXEC", "WRITE"]],
  ["\u7EC8\u6B62", ["EXEC"]],
  ["\u547D\u4EE4", ["EXEC"]],
  ["\u53D1\u9001", ["NETWORK", "WRITE"]],
  ["\u53D1\u5E03", ["NETWORK", "WRITE"]],
  ["\u90E8\u7F72", ["NETWORK", "WRITE"]],
  ["\u4E0B\u8F7D", ["READ", "WRITE", "NETWORK"]],
  ["\u4E0A\u4F20", ["READ", "WRITE", "NETWORK"]],
  ["\u8BF7\u6C42", ["NETWORK"]],
  ["\u7F51\u9875", ["NETWORK"]],
  ["\u7F51\u7AD9", ["NETWORK"]],
  ["\u63A5\u53E3", ["NETWORK"]],
  ["\u94FE\u63A5", ["NETWORK"]]
];
var NEGATION = /[不无勿][会能要得]?$|禁止$|没有$/;
function chineseDeeds(text) {
  const found = /* @__PURE__ */ new Set();
  if (!new RegExp("\\p{Script=Han}", "u").test(text)) return found;
  for (const [word, deeds] of WORDS2) {
    for (let at2 = text.indexOf(word); at2 !== -1; at2 = text.indexOf(word, at2 + word.length)) {
      if (NEGATION.test(text.slice(Math.max(at2 - 4, 0), at2))) continue;
      for (const deed of deeds) found.add(deed);
      break;
    }
  }
  return found;
}

// src/capability/declared/nouns.ts
var NOUNS = {
  FS: `
    file directory folder filesystem path disk filename subdirectory subfolder symlink workspace codebase
  `,
  DB: `
    database table sql row schema column postgres postgresql mysql sqlite mongodb redis collection
  `,
  NETWORK: `
    url uri web website webpage site internet online api http https endpoint webhook domain host hostname cloud remote
    browser tweet email slack s3 bucket aws gcp azure rest graphql rss feed dns ip socket websocket oauth
    printer blockchain wallet saas cdn proxy service
    google github gitlab bitbucket jira confluence gmail discord telegram whatsapp youtube twitter linkedin reddit wikipedia
    shopify salesforce hubspot dropbox trello asana airtable openai
  `,
  EXEC: `
    process command shell terminal cli script subprocess daemon executable bash powershell
    simulator emulator container repl interpreter sandbox
    git docker kubectl npm npx yarn pnpm pip ffmpeg adb xcrun simctl terraform helm blender slicer
    semgrep eslint pytest nmap tshark gdb imagemagick pandoc
  `,
  ENV: "env credential secret"
};
var DOMAIN_OF = new Map(
  Object.entries(NOUNS).flatMap(
    ([domain, words]) => words.split(/\s+/).filter((word) => word !== "").map((word) => [word, toDomain(domain)])
  )
);
function toDomain(name) {
  return name === "FS" || name === "DB" || name === "NETWORK" || name === "EXEC" ? name : "ENV";
}
var PAIRS2 = /* @__PURE__ */ new Map([
  ["environment variable", "ENV"],
  ["environment variables", "ENV"],
  ["process environment", "ENV"],
  ["api key", "ENV"],
  ["api keys", "ENV"],
  ["access token", "ENV"],
  ["access tokens", "ENV"],
  ["env var", "ENV"],
  ["env vars", "ENV"],
  ["command line", "EXEC"],
  ["file system", "FS"],
  ["web page", "NETWORK"],
  ["web pages", "NETWORK"],
  ["web site", "NETWORK"]
]);
function domainOf(word, next2) {
  const pair = next2 === void 0 ? void 0 : PAIRS2.get(`${word} ${next2}`);
  if (pair !== void 0) return pair;
  return DOMAIN_OF.get(word) ?? DOMAIN_OF.get(singular(word));
}
function singular(word) {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
var NO_SERVICE = new Set(
  "json csv pdf xml yaml html css markdown sql javascript typescript python java rust ruby go bash node nodejs node.js react vue svelte angular django flask english german french spanish chinese japanese unix linux windows macos utc iso ascii unicode utf base64 regex boolean string number integer object array date id uuid mcp llm ai gui ui cli stl obj png jpeg jpg gif svg zip gzip tar monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december git docker ffmpeg blender i you it use this the a an if when for and or not note warning important example default optional required true false null none all any only returns args memory".split(" ")
);
function isServiceName(written3) {
  if (NO_SERVICE.has(written3.toLowerCase())) return false;
  const isName = /^[\p{L}\d.]+$/u.test(written3) && new RegExp("\\p{Lu}", "u").test(written3);
  return isName && new RegExp("\\p{Ll}", "u").test(written3);
}

// src/capability/declared/clauses.ts
var READ_UNITS = 2e4;
var SECTION = /^\s{0,20}[*_#`]{0,4}(?:returns?|return value|args|arguments|param(?:eter)?s|inputs?|outputs?|examples?|raises|response)[*_`]{0,4}\s{0,3}[:：]/i;
function body2(description) {
  let isSkipped = false;
  const kept = description.slice(0, READ_UNITS).split(/\r?\n/).filter((line) => {
    if (line.trim() === "") isSkipped = false;
    else if (SECTION.test(line)) isSkipped = true;
    return !isSkipped;
  });
  return kept.join("\n");
}
function clausesOf(description) {
  const text = body2(description);
  const units = sentences(text).filter(({ code }) => code !== true);
  const said = units.map(({ start: start2, end }, index) => {
    const words = tokens(text.slice(start2, end));
    const isResult = index > 0 && /^returns?$/.test(words[0]?.word ?? "");
    return isResult ? { clauses: [], domains: /* @__PURE__ */ new Set() } : sentence(words);
  });
  return {
    clauses: said.flatMap(({ clauses }) => clauses),
    domains: new Set(said.flatMap(({ domains }) => [...domains]))
  };
}
function tokens(text) {
  return [...text.matchAll(/([,;:/&(+–—-]\s{0,3})?([\p{L}\d]+(?:['’.][\p{L}\d]+){0,6})/gu)].map(
    ([, before, written3 = ""]) => ({
      word: written3.toLowerCase(),
      written: written3,
      isAfterBreak: before !== void 0
    })
  );
}
function clausesOfWords(words) {
  return sentence(words.map((word) => ({ word, written: word, isAfterBreak: false })));
}
var CONNECTORS = new Set(
  "and or then to by also optionally can will may must should it which that safely automatically directly let lets".split(
    " "
  )
);
var BE = new Set("is are be been being gets was were get".split(" "));
var DETERMINERS = new Set(
  "the a an of this these those each any its their your our for with in from no every some all via on at into".split(
    " "
  )
);
var NEGATIONS = new Set("not never without no cannot can't don't doesn't won't neither nor instead".split(" "));
var PREPOSITIONS = new Set("from in on to via using with by through of at into".split(" "));
var REACH = 4;
function sentence(words) {
  const clauses = [];
  const domains = /* @__PURE__ */ new Set();
  let negatedUntil = -1;
  words.forEach((token, index) => {
    const previous = words[index - 1]?.word ?? "";
    if (NEGATIONS.has(token.word)) {
      negatedUntil = index + REACH;
      return;
    }
    if (negatedUntil >= index && (token.word === "but" || token.isAfterBreak)) negatedUntil = -1;
    const isNegated = index <= negatedUntil;
    const verb = verbAt(token, previous, clauses.length === 0);
    if (verb !== void 0 && isVerbHere(token, previous, words[index - 2]?.word ?? "", clauses.length === 0)) {
      if (!isNegated) clauses.push({ verb, domains: /* @__PURE__ */ new Set() });
      return;
    }
    const domain = serviceAt(token, previous, words[index - 2]?.word ?? "") ?? domainOf(token.word, words[index + 1]?.word);
    if (domain === void 0 || isNegated) return;
    domains.add(domain);
    clauses.at(-1)?.domains.add(domain);
  });
  return { clauses, domains };
}
function verbAt({ word, isAfterBreak }, previous, isFirst) {
  const verb = verbUse(word);
  if (verb === void 0 || DETERMINERS.has(previous)) return void 0;
  if (verb.form === "ed")
    return BE.has(previous) || verb.base === word && (isFirst || CONNECTORS.has(previous)) ? verb : void 0;
  return isFirst || isAfterBreak || CONNECTORS.has(previous) ? verb : void 0;
}
var NOUNS_TOO = new Set(
  "commit patch tag post list search query view index log copy update change request record report release draft test build mark set share message mail email import export archive reply sample profile rank trace stash script screenshot snapshot dump head tail call plan cache".split(" ")
);
function isVerbHere({ word, isAfterBreak }, previous, before, isFirst) {
  if (isFirst || !NOUNS_TOO.has(verbUse(word)?.base ?? word)) return true;
  if (JOINING.has(previous)) return verbUse(before) !== void 0;
  return !isAfterBreak || verbUse(previous) !== void 0;
}
var JOINING = /* @__PURE__ */ new Set(["and", "or"]);
var REGISTRIES = /* @__PURE__ */ new Set(["npm", "pypi"]);
function serviceAt({ written: written3 }, previous, before) {
  const joining = ARTICLES.has(previous) ? before : previous;
  return PREPOSITIONS.has(joining) && (isServiceName(written3) || REGISTRIES.has(written3)) ? "NETWORK" : void 0;
}
var ARTICLES = /* @__PURE__ */ new Set(["the", "your", "a", "an"]);

// src/capability/declared/index.ts
var NAME_UNITS = 400;
var PARAMETERS2 = 500;
function declaredLeaves({ name, title = "", description, inputSchema }) {
  const said = [
    clausesOfWords(identifierWords(name.slice(0, NAME_UNITS)).map(({ word }) => word)),
    clausesOf(title),
    clausesOf(description),
    ...parametersOf2(inputSchema)
  ];
  const named2 = storesOf(new Set(said.flatMap(({ domains }) => [...domains])));
  const leaves = new Set(said.flatMap((each2) => leavesOf2(each2, named2)));
  for (const store of named2) {
    if (!leaves.has("WRITE") && !leaves.has(`WRITE_${store}`)) leaves.add(`READ_${store}`);
  }
  for (const deed of chineseDeeds(`${title}
${description}`)) leaves.add(deed);
  return [...leaves].filter((leaf) => !isCovered2(leaf, leaves)).sort();
}
function isCovered2(leaf, leaves) {
  const parent = leaf.startsWith("READ_") ? "READ" : leaf.startsWith("WRITE_") ? "WRITE" : void 0;
  return parent !== void 0 && leaves.has(parent);
}
function leavesOf2({ clauses, domains }, named2) {
  const loose = /* @__PURE__ */ new Set();
  if (domains.has("NETWORK")) loose.add("NETWORK");
  if (domains.has("EXEC")) loose.add("EXEC");
  if (domains.has("ENV")) loose.add("ENV");
  return [...loose, ...clauses.flatMap((clause) => leavesOfClause(clause, named2))];
}
function leavesOfClause({ verb, domains }, named2) {
  const stores = storesOf(domains);
  return [...verb.deeds].flatMap((deed) => {
    if (stores.includes("DB") && domains.size === stores.length) {
      if (deed === "NETWORK" && verb.base === "fetch") return [];
      if (deed === "EXEC") return ["READ_DB", "WRITE_DB"];
    }
    if (deed === "CHANGE") return named2.flatMap((store) => [`READ_${store}`, `WRITE_${store}`]);
    if (deed === "READ") return narrowed("READ", domains, stores);
    if (deed === "WRITE") return narrowed("WRITE", domains, stores);
    return [deed];
  });
}
function narrowed(deed, domains, stores) {
  return stores.length === 0 || stores.length < domains.size ? [deed] : stores.map((store) => `${deed}_${store}`);
}
function storesOf(domains) {
  return ["DB", "FS"].filter((store) => domains.has(store));
}
var FOR_WRITING = /* @__PURE__ */ new Set(["output", "out", "save", "dest", "destination", "export"]);
var FILES = /* @__PURE__ */ new Set(["file", "filename", "filepath", "path", "dir", "directory", "folder"]);
var WRITTEN = clausesOfWords(["write", "file"]);
function parametersOf2(schema2) {
  const found = [];
  for (const { value, key } of walk(schema2, "", ({ depth }) => depth < 8)) {
    if (found.length >= PARAMETERS2) break;
    if (!isObject(value)) continue;
    if (key === "properties") {
      for (const name of Object.keys(value).slice(0, PARAMETERS2)) {
        const words = identifierWords(name.slice(0, NAME_UNITS)).map(({ word }) => word);
        found.push({ clauses: [], domains: clausesOfWords(words).domains });
        if (words.some((word) => FOR_WRITING.has(word)) && words.some((word) => FILES.has(word))) found.push(WRITTEN);
      }
    }
    const text = stringField(value, "description") ?? "";
    if (text !== "" && field(value, "type") !== void 0) found.push(clausesOf(text));
  }
  return found;
}

// src/inputs/source/analysis.ts
function analysisOf(code, tools) {
  const byName = new Map([...code.tools].reverse().map((tool) => [tool.name, tool]));
  const analyses = /* @__PURE__ */ new Map();
  for (const tool of tools) {
    const found = byName.get(tool.name);
    if (found === void 0 || analyses.has(tool.name)) continue;
    analyses.set(tool.name, { code: found, containment: contain(found, declaredBy(tool), code) });
  }
  return { code, tools: analyses, coverage: coverageOf(code, tools, analyses) };
}
function declaredBy(tool) {
  const title = stringField(tool.raw, "title") ?? stringField(tool.annotations, "title") ?? "";
  return declaredLeaves({ name: tool.name, title, description: tool.description, inputSchema: tool.inputSchema });
}
function coverageOf(code, tools, analyses) {
  const found = tools.flatMap(({ name }) => analyses.get(name) ?? []);
  const isFollowed = ({ status }) => status !== "LISTED_NO_HANDLER";
  const reasons = [...code.reasons, ...code.tools.flatMap((tool) => tool.reasons)];
  return {
    listed: tools.length,
    analysed: found.filter((each2) => isFollowed(each2.code)).length,
    complete: found.filter(
      (each2) => isFollowed(each2.code) && each2.containment.verdict !== "OK_PARTIAL" && !isPartial(each2.code)
    ).length,
    reasons: countedReasons(reasons)
  };
}
function isPartial({ status, reasons }) {
  return status === "PARTIAL" || reasons.length > 0;
}
function countedReasons(reasons) {
  const counts = /* @__PURE__ */ new Map();
  for (const { code } of reasons) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([code, count]) => ({ code, count }));
}

// src/inputs/source/surfaces.ts
import { basename as basename2, posix, relative as relative2 } from "node:path";
function codeDocuments(code, { tree, root, shownFrom }) {
  const way = relative2(shownFrom, root).replaceAll("\\", "/");
  return code.files.flatMap((file) => {
    const body3 = tree.read(file);
    return body3 === void 0 ? [] : [{ id: file, path: posix.join(way, file), body: body3, index: sourceIndex(body3) }];
  });
}
function codeSurface(code, folder, key, isKeyGuessed) {
  const documents = codeDocuments(code, folder);
  const id = `code of ${code.folder}`;
  const listed3 = code.tools.map(listedTool);
  const { items = [], instructions, isOpen: isOpen2 = false } = code.beside ?? {};
  const [first3] = code.tools;
  const at2 = first3?.site ?? (code.entries[0] === void 0 ? void 0 : sourcePlace(code.entries[0], 0, 0));
  const surface = makeSurface({
    key,
    isKeyGuessed,
    origin: "source",
    source: posix.join(relative2(folder.shownFrom, folder.root).replaceAll("\\", "/"), code.folder),
    documents: [{ id, body: "", index: { find: () => void 0 } }, ...documents],
    server: {
      value: instructions === void 0 ? {} : { instructions: instructions.value },
      place: { doc: id, pointer: "" }
    },
    items: [
      ...listed3.map((value, index) => ({
        kind: "tool",
        value,
        place: { doc: id, pointer: `/tools/${index}` }
      })),
      ...items.map(({ kind, value }, index) => ({ kind, value, place: { doc: id, pointer: `/shown/${index}` } }))
    ],
    ...at2 !== void 0 && { anchor: at2 },
    skipped: isOpen2 ? ["prompts or resources that the code makes when it runs"] : []
  });
  return { ...surface, code: analysisOf(code, surface.tools) };
}
function listedTool({ name, description, inputSchema, outputSchema, annotations, fields }) {
  const text = description?.kind === "dynamic" ? description.known : description?.value;
  const listed3 = { name };
  if (text !== void 0) listed3["description"] = text;
  listed3["inputSchema"] = inputSchema ?? { type: "object", properties: {} };
  if (outputSchema !== void 0) listed3["outputSchema"] = outputSchema;
  if (annotations !== void 0) listed3["annotations"] = annotations;
  return { ...listed3, ...fields };
}
function codeKey({ packageName: packageName2, folder }, { root }) {
  if (packageName2 !== void 0 && packageName2 !== "") return packageName2;
  return folder === "." ? basename2(root) : basename2(folder);
}

// src/inputs/source/join.ts
var NAMED = 10;
function withCode(surface, codes, folder) {
  const code = codeFor(surface, codes);
  if (code === void 0) return noted(surface, ["its tools were not found in the code of source"]);
  const known3 = surface.documents;
  const documents = new Map([
    ...codeDocuments(code, folder).map((document) => [document.id, document]),
    ...known3
  ]);
  const analysis = analysisOf(code, surface.tools);
  const isOfFile = surface.origin === "manifest" || surface.origin === "config";
  const site = isOfFile ? void 0 : code.tools[0]?.site;
  const joined4 = { ...surface, documents, code: analysis, ...site !== void 0 && { anchor: site } };
  return noted(joined4, differences(surface, code));
}
function codeFor(surface, codes) {
  const names2 = new Set(surface.tools.map(({ name }) => name));
  const scored = codes.map((code) => ({ code, shared: code.tools.filter(({ name }) => names2.has(name)).length }));
  scored.sort((a, b) => b.shared - a.shared || (a.code.folder < b.code.folder ? -1 : 1));
  const [best] = scored;
  return best !== void 0 && best.shared > 0 ? best.code : void 0;
}
function differences(surface, { tools }) {
  const listed3 = new Map(surface.tools.map((tool) => [tool.name, tool]));
  const coded = new Map(tools.map((tool) => [tool.name, tool]));
  const onlyCode = [...coded.keys()].filter((name) => !listed3.has(name));
  const onlyList = [...listed3.keys()].filter((name) => !coded.has(name));
  const others = [...listed3.values()].filter((tool) => isOther(tool.description, coded.get(tool.name)));
  return [
    ...sentence2(onlyCode, "of the code, and not in the list"),
    ...sentence2(onlyList, "of the list, and not found in the code"),
    ...sentence2(
      others.map(({ name }) => name),
      "with another description in the code than in the list"
    )
  ];
}
function isOther(description, code) {
  return code?.description?.kind === "constant" && code.description.value.trim() !== description.trim();
}
function sentence2(names2, what) {
  if (names2.length === 0) return [];
  const sorted2 = [...names2].sort();
  const shown = sorted2.slice(0, NAMED).map((name) => JSON.stringify(name.slice(0, 100)));
  const more = sorted2.length > NAMED ? ` and ${sorted2.length - NAMED} more` : "";
  return [`${sorted2.length === 1 ? "1 tool" : `${sorted2.length} tools`} ${what}: ${shown.join(", ")}${more}`];
}
function noted(surface, notes) {
  const { coverage } = surface;
  return { ...surface, coverage: { ...coverage, skipped: [...coverage.skipped, ...notes] } };
}

// src/inputs/source/tree.ts
import { isUtf8 } from "node:buffer";
import { closeSync, constants as constants3, fstatSync, openSync, readSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join as join3, resolve as resolve2 } from "node:path";
var FILES2 = 2e4;
var DEPTH4 = 40;
var FILE_BYTES = 4 * 1024 * 1024;
var ALL_BYTES = 256 * 1024 * 1024;
var CODE2 = /\.[cm]?[jt]sx?$/;
var TOO_LARGE = /* @__PURE__ */ Symbol("too large");
var FOREIGN = /* @__PURE__ */ new Set(["node_modules", "bower_components", ".git", ".hg", ".svn", ".venv", "venv", "__pycache__"]);
var BUILT2 = /* @__PURE__ */ new Set(["dist", "build", "out", "lib-dist", "coverage", ".next", ".turbo", ".cache"]);
var SOURCES2 = /* @__PURE__ */ new Set(["src", "source", "lib", "packages"]);
async function readFolder(path, cwd) {
  const given = resolve2(cwd, path);
  const known3 = await stat(given).catch(() => void 0);
  if (known3 === void 0) throw new InputError(`source: ${quoted(path)}: no such folder or file`);
  if (!known3.isDirectory()) throw new InputError(`source: ${quoted(path)}: a file; give the folder of the server`);
  const root = await realpath(given);
  const gaps2 = /* @__PURE__ */ new Set();
  const paths = (await pathsBelow(root, gaps2)).sort();
  const listed3 = new Set(paths);
  const bodies = /* @__PURE__ */ new Map();
  let left = ALL_BYTES;
  const read = (file) => {
    if (!listed3.has(file)) return void 0;
    if (bodies.has(file)) return bodies.get(file);
    const body3 = textOf4(join3(root, file), left);
    if (body3 === TOO_LARGE) gaps2.add("files over 4 MB, or beyond 256 MB in all, were not read");
    const text = body3 === TOO_LARGE ? void 0 : body3;
    left -= text?.length ?? 0;
    bodies.set(file, text);
    return text;
  };
  return { tree: { paths, read }, root, skipped: () => [...gaps2].sort() };
}
async function pathsBelow(root, gaps2) {
  const found = [];
  const folders = [{ path: "", depth: 0 }];
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    const { path, depth } = folder;
    const entries4 = await readdir(join3(root, path), { withFileTypes: true }).catch(() => []);
    const names2 = new Set(entries4.map(({ name }) => name));
    const isBuilt = (name) => BUILT2.has(name) && [...SOURCES2].some((source) => names2.has(source));
    for (const entry of entries4) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) gaps2.add("links were not followed");
      else if (entry.isFile()) {
        if (found.length >= FILES2) gaps2.add(`only the first ${FILES2} files were looked at`);
        else found.push(inner);
      } else if (entry.isDirectory() && !FOREIGN.has(entry.name) && !isBuilt(entry.name)) {
        if (depth >= DEPTH4) gaps2.add(`folders deeper than ${DEPTH4} were not looked at`);
        else folders.push({ path: inner, depth: depth + 1 });
      }
    }
  }
  return found;
}
function textOf4(path, left) {
  let handle2;
  try {
    handle2 = openSync(path, constants3.O_RDONLY | constants3.O_NOFOLLOW | constants3.O_NONBLOCK);
    const known3 = fstatSync(handle2);
    if (!known3.isFile()) return void 0;
    if (known3.size > Math.min(FILE_BYTES, left)) return TOO_LARGE;
    const bytes = Buffer.alloc(known3.size);
    const length = readSync(handle2, bytes, 0, known3.size, 0);
    const body3 = bytes.subarray(0, length);
    if (!CODE2.test(path) && (body3.includes(0) || !isUtf8(body3))) return void 0;
    const hasMark = body3[0] === 239 && body3[1] === 187 && body3[2] === 191;
    return body3.toString("utf8", hasMark ? 3 : 0);
  } catch {
    return void 0;
  } finally {
    if (handle2 !== void 0) closeSync(handle2);
  }
}

// src/inputs/source/index.ts
async function readSource(path, { cwd, shownFrom }) {
  const folder = await readFolder(path, cwd);
  const { tree, root } = folder;
  const servers = analyse(tree);
  return { path, tree, root, shownFrom, servers, skipped: folder.skipped() };
}
function sourceSurfaces(source, { name = "", allowEmpty = false }) {
  const { servers } = source;
  const found = servers.filter(({ reasons }) => !reasons.some(({ code }) => code === "NO_SERVER"));
  if (found.length === 0 && !allowEmpty) {
    throw new InputError(
      `source: ${quoted(source.path)}: no MCP server was found in this folder; allow-empty accepts that`
    );
  }
  if (name !== "" && found.length > 1) {
    throw new InputError(`name is for one server, and ${quoted(source.path)} holds ${found.length}`);
  }
  const surfaces = found.map((code) => {
    const surface = codeSurface(code, source, name === "" ? codeKey(code, source) : name, name === "");
    return { ...surface, ...gaps(surface, source, allowEmpty) };
  });
  return withOwnKeys(surfaces);
}
function gaps(surface, { skipped }, allowEmpty) {
  const { coverage, subjects, code } = surface;
  const why = (code?.code.reasons ?? []).map(({ code: reason, text }) => `${reason}, ${text}`);
  const isEmpty = subjects.length <= 1 && !allowEmpty;
  return {
    coverage: { ...coverage, skipped: [...coverage.skipped, ...skipped] },
    incomplete: isEmpty ? [`no tool, prompt or resource was found in the code${why.length === 0 ? "" : `: ${why.join("; ")}`}`] : []
  };
}
function joinSource(fleet, source) {
  return fleet.map((surface) => withCode(surface, source.servers, source));
}
function withMinimum(surface, percent) {
  if (percent === 0) return surface;
  const { listed: listed3 = surface.tools.length, analysed = 0, reasons = [] } = surface.code?.coverage ?? {};
  if (listed3 === 0 || analysed * 100 >= listed3 * percent) return surface;
  const why = reasons.map(({ code, count }) => `${code} ${count}`).join(", ");
  const said = `${analysed} of ${listed3} tools were followed in the code, and min-coverage asks for ${percent} %`;
  return { ...surface, incomplete: [...surface.incomplete, why === "" ? said : `${said} (${why})`] };
}
export {
  joinSource,
  readSource,
  sourceSurfaces,
  withMinimum
};
