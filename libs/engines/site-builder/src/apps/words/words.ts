import type { Language } from '../../model/vocabulary.js';
import { deApps } from './de.apps.js';
import { deForms } from './de.forms.js';
import { deUi } from './de.ui.js';
import { type AppWords, enApps } from './en.apps.js';
import { enForms, type FormWords } from './en.forms.js';
import { enUi, type UiWords } from './en.ui.js';
import { esApps } from './es.apps.js';
import { esForms } from './es.forms.js';
import { esUi } from './es.ui.js';
import { frApps } from './fr.apps.js';
import { frForms } from './fr.forms.js';
import { frUi } from './fr.ui.js';
import { jaApps } from './ja.apps.js';
import { jaForms } from './ja.forms.js';
import { jaUi } from './ja.ui.js';
import { ptApps } from './pt.apps.js';
import { ptForms } from './pt.forms.js';
import { ptUi } from './pt.ui.js';

/** What plans of forms and apps put on pages: titles, labels of fields, texts. */
export type PlanWords = FormWords & AppWords;

/** By language of the site. */
export const PLAN_WORDS: Record<Language, PlanWords> = {
  en: { ...enForms, ...enApps },
  de: { ...deForms, ...deApps },
  fr: { ...frForms, ...frApps },
  es: { ...esForms, ...esApps },
  pt: { ...ptForms, ...ptApps },
  ja: { ...jaForms, ...jaApps },
};

/** What pages say while they are used, by language of the site. */
export const UI_WORDS: Record<Language, UiWords> = {
  en: enUi,
  de: deUi,
  fr: frUi,
  es: esUi,
  pt: ptUi,
  ja: jaUi,
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
