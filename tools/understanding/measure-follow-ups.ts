import { isDeepStrictEqual } from 'node:util';
import { type Ledger, patchDocument, type SiteDocument } from '@capstan/site-document';
import { loadLanguage, readFollowUp, readPrompt } from '@capstan/site-reader';
import { featuresOf, hasFeature } from './features.js';
import {
  type AnyOf,
  type FollowUp,
  followUps,
  type LabelledFact,
  type LabelledPrompt,
  labelledPrompts,
  type SetName,
} from './labels.js';
import { comparable, contains, isThere, writingsOf } from './matching.js';
import type { Totals } from './totals.js';
import { visiblePages } from './visible-text.js';

interface State {
  document: SiteDocument;
  ledger: Ledger;
}

/** Sends each follow-up to the finished document of its prompt, or after another one. */
export function measureFollowUps(
  set: SetName,
  chosen: (id: string) => boolean,
  totals: Totals,
  detail: (id: string, text: string) => void,
): void {
  const prompts = new Map(labelledPrompts(set).map((prompt) => [prompt.id, prompt]));
  const all = followUps(set);
  for (const followUp of all.filter(({ prompt_id: id }) => chosen(id))) {
    const prompt = prompts.get(followUp.prompt_id);
    if (prompt === undefined) continue;
    const first = readPrompt(prompt.prompt);
    const start: State = { document: first.document, ledger: first.ledger };
    const earlier = all.find(({ id }) => id === followUp.after);
    const before = earlier === undefined ? start : send(start, earlier, undefined).state;
    const previous = earlier === undefined ? undefined : start.document;
    const { state, isUnderstood, claims } = send(before, followUp, previous);
    const faults = faultsOf(followUp, prompt, before.document, state.document, isUnderstood);
    totals.count('follow-ups done', faults.length === 0);
    if (faults.length === 0) continue;
    const isOpen = state.document.openPoints.length > before.document.openPoints.length;
    const isClaimed = isUnderstood && followUp.understood && !isOpen;
    if (isClaimed) totals.add('follow-ups claimed but not done');
    detail(
      followUp.id,
      `${isClaimed ? 'claimed' : 'not done'}: ${followUp.instruction} | ${faults.join('; ')} | ${claims.join(' ')}`,
    );
  }
}

function send(
  { document, ledger }: State,
  { instruction }: FollowUp,
  previous: SiteDocument | undefined,
): { state: State; isUnderstood: boolean; claims: string[] } {
  const {
    patch,
    ledger: own,
    isUnderstood,
    claims,
  } = readFollowUp(document, ledger, instruction, previous === undefined ? {} : { previous });
  const patched = patchDocument(document, patch);
  if ('faults' in patched) return { state: { document, ledger }, isUnderstood, claims };
  return { state: { document: patched.document, ledger: [...ledger, ...own] }, isUnderstood, claims };
}

function faultsOf(
  followUp: FollowUp,
  prompt: LabelledPrompt,
  before: SiteDocument,
  after: SiteDocument,
  isUnderstood: boolean,
): string[] {
  const isSame = isDeepStrictEqual(before, after);
  if (isUnderstood !== followUp.understood) return [isUnderstood ? 'taken as understood' : 'not understood'];
  if (!followUp.understood || followUp.unchanged === true) return isSame ? [] : ['changed'];
  const [old, now] = [before, after].map((document) => visiblePages(document).map(comparable).join('\n')) as [
    string,
    string,
  ];
  const found = featuresOf(after);
  const has = (page: string, fact: LabelledFact): boolean =>
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
    ...(followUp.stay ?? []),
  ];
  return [
    ...(followUp.present ?? [])
      .filter((fact) =>
        fact.type === 'name' ? comparable(after.identity.name) !== comparable(fact.text) : !has(now, fact),
      )
      .map(({ text }) => `missing ${text}`),
    ...absent
      .filter((fact) =>
        fact.type === 'name'
          ? contains(
              withoutAddresses(now).replaceAll(comparable((followUp.present ?? [])[0]?.text ?? '\u0000'), ''),
              fact.text,
            )
          : has(now, fact),
      )
      .map(({ text }) => `still there ${text}`),
    ...staying.filter((fact) => !has(now, fact)).map(({ text }) => `lost ${text}`),
    ...(followUp.features_on ?? [])
      .filter((feature) => !hasFeature(found, feature))
      .map((feature) => `no ${JSON.stringify(feature)}`),
    ...(followUp.features_off ?? [])
      .filter((feature) => found.has(feature))
      .map((feature) => `still ${feature}`),
    ...(followUp.pages_absent ?? [])
      .filter((title) => after.pages.some((page) => comparable(page.title) === comparable(title)))
      .map((title) => `page ${title}`),
    ...colourFaults(followUp.colours ?? [], after),
  ];
}

/** An address is a fact of its own: a name that is left in it is not the name of the site. */
const withoutAddresses = (page: string): string => page.replaceAll(/\S+@\S+|(?:https?:\/\/|www\.)\S+/gu, '');

/** At least one of the colors is the accent; those that are backgrounds have none. */
function colourFaults(colours: readonly AnyOf[], document: SiteDocument): string[] {
  const { accent } = document.theme;
  const names = colours.flatMap((colour) => (typeof colour === 'string' ? [colour] : colour.any_of));
  const values = names.flatMap((name) => loadLanguage(document.language).colour(name) ?? []);
  return colours.length === 0 || (accent !== undefined && values.includes(accent))
    ? []
    : [`colors ${names.join(', ')}`];
}
