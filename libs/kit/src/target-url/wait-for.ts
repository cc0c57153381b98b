import type { VisitOptions } from '@capstan/platform-browser';
import { StringField } from '@capstan/platform-http';

/** A CSS selector, or up to 30,000 milliseconds. */
const WAIT_FOR = /^(?:\d{1,4}|[12]\d{4}|30000|[\d ]*[^\d\s].*)$/;

/** What to wait for after a page has loaded. */
export type WaitFor = NonNullable<VisitOptions['waitFor']>;

/** The parameter `wait_for` of a capability that opens pages. */
export const WaitForField = (options: { description: string; example: string }): PropertyDecorator =>
  StringField({ ...options, maxLength: 500, pattern: WAIT_FOR, optional: true });

/** Parses `wait_for`: digits are milliseconds, anything else is a selector. */
export function waitForOf({ wait_for: text }: { wait_for?: string }): WaitFor | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? { ms: Number(text) } : { selector: text };
}
