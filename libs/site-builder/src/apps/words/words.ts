import type { Language } from '../../model/vocabulary.js';
import { enPlan, type PlanWords } from './en.plan.js';
import { enUi, type UiWords } from './en.ui.js';

/** What plans put on pages, by language of the site. */
export const PLAN_WORDS: Record<Language, PlanWords> = {
  en: enPlan,
  de: enPlan,
  fr: enPlan,
  es: enPlan,
  pt: enPlan,
  ja: enPlan,
};

/** What pages say while they are used, by language of the site. */
export const UI_WORDS: Record<Language, UiWords> = {
  en: enUi,
  de: enUi,
  fr: enUi,
  es: enUi,
  pt: enUi,
  ja: enUi,
};

/** A text with its `{placeholders}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** A text of the form `one|many` for a number. */
export function counted(text: string, n: number, language: Language): string {
  const forms = text.split('|');
  const isOne = new Intl.PluralRules(language).select(n) === 'one';
  return fill((isOne ? forms[0] : forms.at(-1)) ?? text, { n });
}
