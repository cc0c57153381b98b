import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument } from '@capstan/site-document';
import { loadLanguage, readPrompt } from '@capstan/prompt-reader';
import type { AuthoredSite } from '../../libs/features/builds/src/builders/reader/authored-site.js';
import { readChange, type SiteChange } from '../../libs/features/builds/src/builders/reader/read-change.js';
import { featuresOf, hasFeature } from './features.js';
import {
  type AnyOf,
  type FollowUp,
  followUps,
  type LabeledFact,
  type LabeledPrompt,
  labeledPrompts,
  type SetName,
} from './labels.js';
import { comparable, contains, isThere, writingsOf } from './matching.js';
import { Totals } from './totals.js';
import { visiblePages } from './visible-text.js';

/** What is not as the labels want it. */
interface Fault {
  text: string;
  /** What should have come, in all its writings; an open point with one of them says that it was not done. */
  wanted?: string[];
  /** Whether the request was not met; else something happened that was not asked for. */
  isUnmet: boolean;
}

/** Sends each follow-up to the finished site of its prompt, or after another one, as a build does. */
export function measureFollowUps(
  set: SetName,
  chosen: (id: string) => boolean,
  totals: Totals,
  detail: (id: string, text: string) => void,
): void {
  const prompts = new Map(labeledPrompts(set).map((prompt) => [prompt.id, prompt]));
  const all = followUps(set);
  const times = new Totals();
  for (const followUp of all.filter(({ prompt_id: id }) => chosen(id))) {
    const prompt = prompts.get(followUp.prompt_id);
    if (prompt === undefined) continue;
    const { document, ledger } = readPrompt(prompt.prompt);
    const start: AuthoredSite = { document, ledger, prompts: [prompt.prompt] };
    const earlier = all.find(({ id }) => id === followUp.after);
    const before = earlier === undefined ? start : readChange(start, earlier.instruction).site;
    const previous = earlier === undefined ? undefined : start.document;
    const started = performance.now();
    const change = readChange(before, followUp.instruction, previous);
    times.time(performance.now() - started);
    const faults = faultsOf(followUp, prompt, before, change);
    totals.count('follow-ups done', faults.length === 0);
    if (faults.length === 0) continue;
    const kind = kindOf(change, before, faults);
    totals.add(`follow-ups ${kind}`);
    detail(
      followUp.id,
      `${kind}: ${followUp.instruction} | ${faults.map(({ text }) => text).join('; ')} | ${change.claims.join(' ')}${change.notDone.length === 0 ? '' : ` | open: ${change.notDone.join('; ')}`}`,
    );
  }
  totals.note(times.timeOf('a follow-up'));
}

/**
 * A change that is not as asked was claimed, unless all that is missing is in an open point. So was an answer without
 * one where something was asked for and nothing was done.
 */
function kindOf({ site, notDone }: SiteChange, before: AuthoredSite, faults: readonly Fault[]): string {
  if (site === before) return notDone.length > 0 ? 'not done, and said so' : 'claimed but not done';
  const open = comparable(notDone.join('\n'));
  const isSaid = ({ isUnmet, wanted }: Fault): boolean =>
    isUnmet && open !== '' && (wanted === undefined || wanted.some((text) => contains(open, text)));
  return faults.every(isSaid) ? 'done in part, and said so' : 'claimed but not done';
}

function faultsOf(
  followUp: FollowUp,
  prompt: LabeledPrompt,
  { document: before }: AuthoredSite,
  { site: { document: after }, notDone }: SiteChange,
): Fault[] {
  const isSame = isDeepStrictEqual(before, after);
  const isUnderstood = !isSame || notDone.length === 0;
  if (isUnderstood !== followUp.understood)
    return [{ text: isUnderstood ? 'taken as understood' : 'not understood', isUnmet: followUp.understood }];
  if (!followUp.understood || followUp.unchanged === true)
    return isSame ? [] : [{ text: 'changed', isUnmet: false }];
  const [old, now] = [before, after].map((document) => visiblePages(document).map(comparable).join('\n')) as [
    string,
    string,
  ];
  const found = featuresOf(after);
  const has = (page: string, fact: LabeledFact): boolean =>
    fact.type === 'name' ? contains(page, fact.text) : isThere(page, fact);
  const absent = followUp.absent ?? [];
  const leaving = [
    ...absent.flatMap(writingsOf),
    ...(followUp.may_go ?? []).flatMap((each) => (typeof each === 'string' ? [each] : writingsOf(each))),
  ].map(comparable);
  const staying = [
    ...prompt.facts.filter(
      (fact) =>
        has(old, fact) &&
        !writingsOf(fact).some((text) =>
          leaving.some((gone) => gone.includes(comparable(text)) || comparable(text).includes(gone)),
        ),
    ),
    // What the first prompt did not bring to the pages, no message can lose.
    ...(followUp.stay ?? []).filter((fact) => has(old, fact)),
  ];
  return [
    ...(followUp.present ?? [])
      .filter((fact) =>
        fact.type === 'name'
          ? !writingsOf(fact).some((name) => comparable(after.identity.name) === comparable(name))
          : !has(now, fact),
      )
      .map((fact) => ({ text: `missing ${fact.text}`, wanted: writingsOf(fact), isUnmet: true })),
    ...absent
      .filter((fact) =>
        fact.type === 'name'
          ? contains(
              withoutAddresses(now).replaceAll(comparable((followUp.present ?? [])[0]?.text ?? '\u0000'), ''),
              fact.text,
            )
          : has(now, fact),
      )
      .map(({ text }) => ({ text: `still there ${text}`, isUnmet: true })),
    ...staying
      .filter((fact) => !has(now, fact))
      .map(({ text }) => ({ text: `lost ${text}`, isUnmet: false })),
    ...(followUp.features_on ?? [])
      .filter((feature) => !hasFeature(found, feature))
      .map((feature) => ({ text: `no ${JSON.stringify(feature)}`, isUnmet: true })),
    ...(followUp.features_off ?? [])
      .filter((feature) => found.has(feature))
      .map((feature) => ({ text: `still ${feature}`, isUnmet: true })),
    ...(followUp.pages_absent ?? [])
      .filter((title) => after.pages.some((page) => comparable(page.title) === comparable(title)))
      .map((title) => ({ text: `page ${title}`, isUnmet: true })),
    ...colourFaults(followUp.colours ?? [], after).map((text) => ({ text, isUnmet: true })),
  ];
}

/** An address is a fact of its own: a name that is left in it is not the name of the site. */
const withoutAddresses = (page: string): string => page.replaceAll(/\S+@\S+|(?:https?:\/\/|www\.)\S+/gu, '');

/** At least one of the colors is the accent; those that are backgrounds have none. */
function colourFaults(colours: readonly AnyOf[], document: SiteDocument): string[] {
  const { accent } = document.theme;
  const names = colours.flatMap((colour) => (typeof colour === 'string' ? [colour] : colour.any_of));
  const values = names.flatMap((name) => loadLanguage(document.language).color(name) ?? []);
  return colours.length === 0 || (accent !== undefined && values.includes(accent))
    ? []
    : [`colors ${names.join(', ')}`];
}
