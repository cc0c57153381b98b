import type { Feature } from '../../model/brief.js';
import type { Edit } from '../../model/edit.js';
import type { Page } from '../../model/site.js';
import { textIn, titleIn } from '../grammar/names.js';
import { type Reading, type Wish, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { pageAbout } from '../structure/restore-feature.js';
import { type Subject, isFeature, isWholly, subjectOf } from '../targets/subjects.js';
import { FEATURE_NAMES } from './feature-names.js';
import { quotedFirst } from './rename.js';

/** Features whose sections show facts of the site. */
const SHOWN = new Set<Feature>(['opening_hours', 'contact_form', 'map', 'menu', 'price_list']);
/** Said of what is added without any text. */
export const DRAFT_NOTE = '; its text is a draft until you say what it should tell';
/** More would make a navigation that nobody reads. */
const MAX_PAGES = 24;

/** A section on the home page, or on the page that is named. */
export function addSection(topic: string, page: Page | null, statements: string[], wish: Wish): Reading {
  const title = titleIn(wish.message, quotedFirst(topic).name);
  if (title === null) return refusal(wish, 'that is no title');
  const subject = subjectOf(title);
  const feature = isFeature(subject) ? subject : null;
  const where = page === null ? 'the home page' : `the page “${page.title}”`;
  return {
    edits: [{ kind: 'add_section', page: page?.slug ?? null, feature, title, statements }],
    understood: [
      `A section “${title}” is added to ${where}${feature !== null && SHOWN.has(feature) ? '' : draftNote(statements)}.`,
    ],
    rest: '',
  };
}

/** A page or, where a feature covers the subject, that feature. */
export function addPage(topic: string, statements: string[], wish: Wish, scene: Scene): Reading {
  const { title, statement } = shortTitle(topic, wish);
  if (title === null) return refusal(wish, 'that is no title');
  const told = [...statement, ...statements];
  const subject = subjectOfWhole(title);
  const present = subject === null ? null : pageAbout(scene.site, subject);
  if (isFeature(subject) && present === null) return addFeature(subject, titleFor(topic, title), told);
  const same = present ?? scene.site.pages.find((page) => page.title.toLowerCase() === title.toLowerCase());
  if (same && told.length === 0) return refusal(wish, `there is a page “${same.title}” already`);
  if (same && isFeature(subject)) {
    const understood = [`What you tell is added to the page “${same.title}”.`];
    return { ...addFeature(subject, null, told), understood };
  }
  if (same) {
    const edit: Edit = { kind: 'add_section', page: same.slug, feature: null, title, statements: told };
    return { edits: [edit], understood: [`What you tell is added to the page “${same.title}”.`], rest: '' };
  }
  if (scene.site.pages.length >= MAX_PAGES) return refusal(wish, `a site has up to ${MAX_PAGES} pages`);
  return {
    edits: [{ kind: 'add_page', title, statements: told }],
    understood: [`A page “${title}” is added${draftNote(told)}.`],
    rest: '',
  };
}

function addFeature(
  feature: Extract<Edit, { kind: 'add_feature' }>['feature'],
  title: string | null,
  statements: string[],
): Reading {
  const named = title === null ? '' : ` as “${title}”`;
  return {
    edits: [{ kind: 'add_feature', feature, title, statements }],
    understood: [`The site gets ${FEATURE_NAMES[feature]}${named}.`],
    rest: '',
  };
}

function draftNote(statements: string[]): string {
  return statements.length === 0 ? DRAFT_NOTE : '';
}

/** `our history` and `FAQ` are wholly a feature's name; `the history of our oven` is about something else. */
function subjectOfWhole(title: string): Subject | null {
  const subject = subjectOf(title);
  if (subject === null) return null;
  return isWholly(title, subject) ? subject : null;
}

/** The words asked for make the title when they say more than the feature's bare name. */
function titleFor(topic: string, title: string): string | null {
  return /\p{Co}/u.test(topic) || /^(?:our|my|unsere?|notre|nos|nuestr[ao]s?|noss[ao]s?)\s/iu.test(title)
    ? title
    : null;
}

/** A long topic is told on the page and gives its first words for the title. */
function shortTitle(topic: string, wish: Wish): { title: string | null; statement: string[] } {
  const { name } = quotedFirst(topic);
  const clause =
    /^(?<head>.{3,60}?)(?:,\s+|\s+(?:that|which|where|because|since|when|starting|from when)\s+)(?<tail>.+)$/iu.exec(
      name,
    );
  const head = clause?.groups!['head'] ?? name;
  const whole = textIn(wish.message, topic);
  if (head.length <= 60) {
    return { title: titleIn(wish.message, head), statement: clause && whole ? [sentence(whole)] : [] };
  }
  const cut = head.slice(0, 50).replace(/\s+\S*$/u, '');
  return { title: titleIn(wish.message, cut), statement: whole ? [sentence(whole)] : [] };
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/u.test(capital) ? capital : `${capital}.`;
}
