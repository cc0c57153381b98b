import type { Site } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import { BOARD_SCRIPT } from './script/board.script.js';
import { BOOKING_SCRIPT } from './script/booking.script.js';
import { CORE_SCRIPT } from './script/core.script.js';
import { DIRECTORY_SCRIPT } from './script/directory.script.js';
import { ENTRIES_SCRIPT } from './script/entries.script.js';
import { EVENT_SCRIPT } from './script/event.script.js';
import { FORMS_SCRIPT } from './script/forms.script.js';
import { SHOP_SCRIPT } from './script/shop.script.js';
import { TRACKER_SCRIPT } from './script/tracker.script.js';
import { WAITLIST_SCRIPT } from './script/waitlist.script.js';
import { scriptData } from './script-data.js';

const APP_SCRIPTS: Record<AppKind, string[]> = {
  booking: [BOOKING_SCRIPT],
  shop: [SHOP_SCRIPT],
  directory: [ENTRIES_SCRIPT, DIRECTORY_SCRIPT],
  board: [ENTRIES_SCRIPT, BOARD_SCRIPT],
  tracker: [ENTRIES_SCRIPT, TRACKER_SCRIPT],
  event: [EVENT_SCRIPT],
  waitlist: [WAITLIST_SCRIPT],
};

/** Forms are set up once apps have said what is different about theirs. */
const START = `
for (const form of all('[data-form]')) setUpForm(form);
readAnswer();
`;

/**
 * The script of forms and apps, one classic script for all pages with only the parts that this site needs; null when
 * it needs none. It is to be loaded with `defer`.
 */
export function appScript(site: Site): string | null {
  const sections = site.pages.flatMap((page) => page.sections);
  const apps = [...new Set(sections.flatMap((section) => (section.type === 'app' ? [section.app] : [])))];
  if (apps.length === 0 && !sections.some(({ type }) => type === 'form')) return null;
  // An opening bracket of markup would matter where a page has the script inline.
  const data = JSON.stringify(scriptData(site, apps), null, 1).replaceAll('<', String.raw`\u003c`);
  const parts = new Set([CORE_SCRIPT, FORMS_SCRIPT, ...apps.flatMap((app) => APP_SCRIPTS[app]), START]);
  return `(() => {\n'use strict';\nconst SITE = ${data};\n${[...parts].join('')}})();\n`;
}
