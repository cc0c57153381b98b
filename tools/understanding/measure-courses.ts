/**
 * Measures the prompts with courses, hours and pictures (test/understanding/builds/courses.yaml):
 * `node --import ./tools/register-ts.mjs tools/understanding/measure-courses.ts`.
 */
import { readFileSync } from 'node:fs';
import type { SiteDocument } from '@capstan/site-document';
import { readPrompt } from '@capstan/prompt-reader';
import { renderSite } from '@capstan/site-renderer';
import { load } from 'js-yaml';
import { comparable } from './matching.js';
import { Totals } from './totals.js';

interface CoursePrompt {
  id: string;
  prompt: string;
  /** Items with a weekly time; `places` are those of each time. */
  courses?: { name: string; days: string[]; starts: string; price: number; places?: number }[];
  /** People who can come at each time of a course. */
  per_slot?: number;
  /** Texts and links at the top of the home page. */
  hero: string[];
  links: string[];
  /** What the open point about missing pictures quotes. */
  pictures?: string;
}

const FILE = new URL('../../test/understanding/builds/courses.yaml', import.meta.url);
const totals = new Totals();
async function measure(labeled: CoursePrompt): Promise<void> {
  const started = performance.now();
  const { document } = readPrompt(labeled.prompt);
  totals.time(performance.now() - started);
  const check = (name: string, isRight: boolean, what: string): void => {
    totals.count(name, isRight);
    if (!isRight) console.log(`${labeled.id}  ${name}: ${what}`);
  };
  for (const course of labeled.courses ?? []) {
    const item = itemNamed(document, course.name);
    const times: unknown = item && Reflect.get(item, 'times');
    const isTimed =
      Array.isArray(times) &&
      times.some(
        (time: { days: string[]; starts: string }) =>
          time.starts === course.starts && time.days.join() === course.days.join(),
      );
    check('courses with name, days, time and price', isTimed && priceOf(item) === course.price, course.name);
    check('choices of the booking form', item !== undefined && isChoice(document, item.id), course.name);
    if (course.places !== undefined)
      check(
        'people per time',
        item !== undefined && Reflect.get(item, 'places') === course.places,
        course.name,
      );
  }
  if (labeled.per_slot !== undefined) {
    const isLimited = document.records.some(
      ({ capacity }) => capacity?.counts === 'people' && capacity.perSlot === labeled.per_slot,
    );
    check('people per time', isLimited, String(labeled.per_slot));
  }
  const hero = await heroOf(document);
  for (const text of labeled.hero)
    check('facts in the hero', comparable(textOf(hero)).includes(comparable(text)), text);
  for (const link of labeled.links) check('links in the hero', hero.includes(`href="${link}"`), link);
  if (labeled.pictures === undefined) return;
  const sections = document.pages.flatMap((page) => page.sections);
  const isEmpty = sections.some(({ component, images }) => component === 'gallery' && images === undefined);
  const point = document.openPoints.find(({ text }) => text.includes(labeled.pictures ?? ''));
  check('missing pictures as an open point', !isEmpty && point !== undefined, labeled.pictures);
}

const itemNamed = (document: SiteDocument, name: string) =>
  document.facts.find((fact) => fact.type === 'item' && comparable(fact.name) === comparable(name));

const priceOf = (fact: SiteDocument['facts'][number] | undefined): number | undefined =>
  fact?.type === 'item' && typeof fact.price === 'object' ? fact.price.amount : undefined;

const isChoice = ({ records }: SiteDocument, id: string): boolean =>
  records.some(({ fields }) =>
    fields.some(({ type, options }) => type === 'choice' && options?.some(({ fact }) => fact === id)),
  );

async function heroOf(document: SiteDocument): Promise<string> {
  const page = String((await renderSite(document)).get('index.html'));
  return /<section[^>]*class="s s-hero.*?<\/section>/su.exec(page)?.[0] ?? '';
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ');

for (const each of load(readFileSync(FILE, 'utf8')) as CoursePrompt[]) await measure(each);
console.log(totals.toString());
