import { readBrief } from '../brief/read-brief.js';
import type { Brief, Contact } from '../model/brief.js';
import type { Edit } from '../model/edit.js';
import type { SiteState } from '../model/site.js';
import { type Scene, sceneOf } from './grammar/scene.js';
import { MAX_NAME } from './grammar/names.js';
import type { Instruction } from './instruction.js';
import { FEATURE_NAMES } from './readers/feature-names.js';
import { FEATURE_OF_APP, APP_NAMES } from './readers/app-names.js';
import { pageAbout } from './structure/restore-feature.js';
import { findItem } from './targets/find-target.js';

/** What an addition has come to so far. */
type Addition = Pick<Instruction, 'edits' | 'understood' | 'openPoints'>;

/**
 * Reads a prompt that describes something new as additions to the site that is there: what it has already stays as it
 * is, and what cannot be added to it is left open.
 */
export function readAddition(prompt: string, state: SiteState): Instruction {
  const scene = sceneOf(state);
  const brief = readBrief(prompt);
  const addition: Addition = { edits: [], understood: [], openPoints: [...brief.openPoints] };
  addItems(addition, brief, scene);
  addFeatures(addition, brief, scene);
  addApp(addition, brief, scene);
  addStory(addition, brief, scene);
  addContact(addition, brief, scene);
  noteKept(addition, brief, scene);
  if (addition.edits.length === 0 && addition.openPoints.length === 0)
    addition.openPoints.push(summary(prompt));
  return { ...addition, undoes: 0 };
}

function add({ edits, understood }: Addition, edit: Edit, sentence: string): void {
  edits.push(edit);
  understood.push(sentence);
}

function addItems(addition: Addition, brief: Brief, scene: Scene): void {
  for (const item of brief.items) {
    if (findItem(scene.brief.items, item.name)) continue;
    const cost = item.price ? ` for ${item.price.text}` : '';
    add(addition, { kind: 'add_item', item }, `“${item.name}” is added to what is offered${cost}.`);
  }
}

function addFeatures(addition: Addition, brief: Brief, scene: Scene): void {
  for (const feature of brief.features) {
    if (scene.brief.features.includes(feature) || pageAbout(scene.site, feature)) continue;
    const edit: Edit = { kind: 'add_feature', feature, title: null, statements: [] };
    add(addition, edit, `The site gets ${FEATURE_NAMES[feature]}.`);
  }
}

function addApp(addition: Addition, { app }: Brief, scene: Scene): void {
  const present = scene.site.app;
  if (app === null || app === present) return;
  if (present === null) {
    add(addition, { kind: 'add_app', app }, `From now on ${APP_NAMES[app]}.`);
    return;
  }
  const feature = FEATURE_OF_APP[app];
  if (feature === undefined || scene.brief.features.includes(feature)) {
    addition.openPoints.push(`${app} (a site has one app, and on this one ${APP_NAMES[present]})`);
    return;
  }
  const edit: Edit = { kind: 'add_feature', feature, title: null, statements: [] };
  add(addition, edit, `A site has one app, so for this the site gets ${FEATURE_NAMES[feature]}.`);
}

/** Another undertaking gets a page of its own; sentences about the same one join those that are told. */
function addStory(addition: Addition, brief: Brief, scene: Scene): void {
  const statements = brief.statements.filter((statement) => !scene.brief.statements.includes(statement));
  const isOther = brief.isNameGiven && brief.name.toLowerCase() !== scene.brief.name.toLowerCase();
  const title = isOther ? brief.name : capitalised(brief.trade);
  const isPresent = scene.site.pages.some((page) => page.title.toLowerCase() === title.toLowerCase());
  const isNew = isOther || brief.trade.toLowerCase() !== scene.brief.trade.toLowerCase();
  if (isNew && !isPresent && title.length <= MAX_NAME) {
    const told = [...lead(brief, isOther), ...statements];
    add(addition, { kind: 'add_page', title, statements: told }, `A page “${title}” is added.`);
    if (isOther) {
      addition.openPoints.push(
        `${title} reads like another business, and got a page of this site: for a site of its own send a build with site_id null`,
      );
    }
  } else if (statements.length > 0) {
    add(addition, { kind: 'statements', statements }, 'What you tell of yourselves is added to the site.');
  }
}

/** What it is and where, from the prompt's own words. */
function lead(brief: Brief, isOther: boolean): string[] {
  const what = isOther ? capitalised(brief.trade) : null;
  return [what, brief.offer, brief.place]
    .filter((words) => words !== null)
    .map((words) =>
      /[.!?。]$/u.test(words) ? words : `${capitalised(words)}${brief.promptLanguage === 'ja' ? '。' : '.'}`,
    );
}

/** Only what the site does not say yet. */
function addContact(addition: Addition, brief: Brief, scene: Scene): void {
  const present = scene.brief.contact;
  const contact: Partial<Contact> = {
    ...(present.phone === null && brief.contact.phone !== null && { phone: brief.contact.phone }),
    ...(present.email === null && brief.contact.email !== null && { email: brief.contact.email }),
    ...(present.address === null && brief.contact.address !== null && { address: brief.contact.address }),
  };
  const links = brief.contact.links.filter((link) => !present.links.includes(link));
  if (links.length > 0) contact.links = links;
  if (Object.keys(contact).length > 0) {
    add(
      addition,
      { kind: 'contact', contact },
      `Added to the contact: ${Object.values(contact).flat().join(', ')}.`,
    );
  }
  if (scene.brief.hours.length === 0 && brief.hours.length > 0) {
    add(addition, { kind: 'hours', hours: brief.hours }, 'The opening hours are added.');
  }
}

/** What the prompt says otherwise than the site stays as it is, and is said. */
function noteKept({ openPoints }: Addition, brief: Brief, scene: Scene): void {
  const kept: string[] = [];
  const present = scene.brief;
  if (brief.colours.length > 0 && brief.colours.join() !== present.colours.join())
    kept.push(`colours ${brief.colours.join(', ')}`);
  if (brief.isDark && !present.isDark) kept.push('a dark design');
  for (const key of ['phone', 'email', 'address'] as const) {
    const value = brief.contact[key];
    if (value !== null && present.contact[key] !== null && value !== present.contact[key])
      kept.push(`${key} ${value}`);
  }
  if (
    brief.hours.length > 0 &&
    present.hours.length > 0 &&
    JSON.stringify(brief.hours) !== JSON.stringify(present.hours)
  ) {
    kept.push('other opening hours');
  }
  if (kept.length > 0) {
    openPoints.push(
      `${kept.join('; ')} (something new is added and changes nothing that is there: ask for the change by itself)`,
    );
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function summary(prompt: string): string {
  const words = prompt.replaceAll(/\s+/g, ' ').trim();
  return words === ''
    ? 'The message is empty.'
    : `${words.slice(0, 300)} (nothing in it that the site does not have already)`;
}
