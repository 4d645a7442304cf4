import { expect, test } from "vitest";
import { closedDays, openingHours } from "./opening-hours-data.ts";

const morning = ["09:00", "12:30"] as const;
const afternoon = ["14:00", "18:00"] as const;
const day = [morning, afternoon];

test("search engines get each span with all its days, Monday first", () => {
  expect(openingHours([[morning], day, day, [], day, day, [["10:00", "12:00"]]])).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Thursday", "Friday", "Sunday"],
      opens: "09:00",
      closes: "12:30",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Thursday", "Friday"],
      opens: "14:00",
      closes: "18:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "12:00" },
  ]);
});

test("a closure is closed all day, from its first to its last day", () => {
  expect(closedDays([{ first: "2027-08-03", last: "2027-08-17", isNear: false }])).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      validFrom: "2027-08-03",
      validThrough: "2027-08-17",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
});
