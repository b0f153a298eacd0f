import { isDay } from "../src/model/day.ts";

test.each(["2027-01-31", "2028-02-29", "2000-02-29", "2027-12-31"])("%s is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(["2027-02-29", "1900-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-01-00", "2027-1-1", "soon", ""])(
  "%j is none",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
