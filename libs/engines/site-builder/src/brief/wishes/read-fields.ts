import type { AppKind, Language } from '../../model/vocabulary.js';
import { pricesIn } from '../items/price.js';
import { isRequestPart } from '../items/is-request.js';
import { listParts } from '../text/list-parts.js';
import type { PromptText } from '../text/prompt-text.js';

const LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:with|the|these|following|has|have|having)\s+(?:the\s+)?(?:following\s+)?(?:fields?|columns?|form fields?|attributes)(?:\s+(?:for|are|like|called|named))?|fields?|columns?|(?:asks?|asking)\s+(?:\p{L}+\s)?for|(?:sign(?:s|ing)? up|register(?:s|ing)?|appl(?:y|ies)|rsvp|enrol+)\s+with|tell (?:us|me)(?: about)?|(?:add|submit|post|share)s?\s+(?:an?\s+|their\s+)?\p{L}+\s+with|(?:form|entry|card|listing|item|record|row|task|place|listing)s?\s+(?:(?:should|must|can)\s+)?(?:has|have|having|shows?|needs?|with|contains?|includes?|asking for|that asks for)|collects?|(?:enter|fill in|leave|give|provide|log|track|record|note)(?:s|ing)?(?:\s+(?:the|their|my|our))?)\s*:?\s+(?:(?:their|its|your|fields?)\s+)?(?<list>[^.!?\n]+)/iu,
  de: /(?:\b(?:mit (?:den )?(?:Feldern|Spalten|Angaben)(?: für)?|Felder(?: sind)?|Spalten(?: sind)?|fragt nach|abfragen|Angabe von|(?:Eintrag|Karte|Aufgabe) (?:hat|mit|enthält)|erfass(?:t|en)|Formular mit))\s*:?\s+(?<list>[^.!?\n]+)/iu,
  fr: /(?:\b(?:avec les (?:champs|colonnes)|champs|colonnes|demandant|qui demande|formulaire avec|chaque (?:fiche|entrée|carte|tâche) (?:a|contient|comporte|avec)|noter))\s*:?\s+(?<list>[^.!?\n]+)/iu,
  es: /(?:\b(?:con los campos|con las columnas|campos|columnas|que pida|que pide|pidiendo|formulario con|cada (?:ficha|entrada|tarjeta|tarea) (?:tiene|con|incluye)|registrar))\s*:?\s+(?<list>[^.!?\n]+)/iu,
  pt: /(?:\b(?:com os campos|com as colunas|campos|colunas|que peça|que pede|pedindo|formulário com|cada (?:ficha|entrada|cartão|tarefa) (?:tem|com|inclui)|registar|registrar))\s*:?\s+(?<list>[^.!?\n]+)/iu,
  ja: /(?:項目は|項目:|入力項目は|フィールドは|列は|フォームには)\s*(?<list>[^。\n]+)/u,
};
const ARTICLE =
  /^(?:an?|the|their|your|my|our|optional|eine?n?|der|die|das|den|ihr|ihre|une?|le|la|les|leur|l'|el|los|las|su|una?|o|a|os|as|seu|sua|uma?)\s+/iu;
const TAIL =
  /\s+(?:for (?:each|every|the)|per|so that|when|pro|pour chaque|para cada|and (?:is|are|then|show)|in (?:a|the)|on (?:a|the)|to (?:the|a|each)|über|auf)\b.*$/iu;
const MAX_FIELDS = 20;
const MAX_WORDS = 4;
const MAX_LENGTH = 40;

/** Apps whose entries a prompt may describe after a colon: `a shared board: title, flat and urgency`. */
const WITH_ENTRIES = new Set<AppKind>(['board', 'tracker', 'directory']);
const MAX_LISTED_WORDS = 3;

function fieldsOf(list: string, maxWords: number): string[] {
  const fields = listParts(list.replace(/^[^:]{1,40}:\s+(?=\p{L})/u, ''))
    .map((part) =>
      part
        .replace(TAIL, '')
        .replace(ARTICLE, '')
        .replace(/\s*(?:です|にして|を|など).*$/u, '')
        .replace(/[\s:.]+$/u, ''),
    )
    .filter(
      (part) =>
        part !== '' && part.length <= MAX_LENGTH && part.split(' ').length <= maxWords && /\p{L}/u.test(part),
    );
  // `a record store with a blog, no online shop`: wishes for a site, not values of an entry.
  if (fields.some((field) => /^(?:no|without)\s|\swith(?:out)?\s/iu.test(field))) return [];
  return fields.length >= 2 ? [...new Set(fields)].slice(0, MAX_FIELDS) : [];
}

/** `contact name` is a value, though `contact` alone asks for a form. */
function isValue(field: string): boolean {
  return /\s(?:name|person|number|address|date|time)$/iu.test(field);
}

/** `an expense tracker, with amount, category and date`: what its entries have, unless it asks for features. */
const WITH_LIST = /,\s+(?:with|mit|avec|con|com)\s+(?<list>[^.!?:\n]+)/iu;

/** Fields that the prompt asks a form, board or tracker to have, as written. */
export function readFields(prompt: PromptText, language: Language, app: AppKind | null): string[] {
  const found: string[] = [];
  for (const { text } of prompt.sentences) {
    const list = LEADS[language].exec(text)?.groups?.list;
    if (list !== undefined && pricesIn(list).length === 0) found.push(...fieldsOf(list, MAX_WORDS));
    if (found.length > 0 && app !== 'board') break;
  }
  if (found.length > 0) return [...new Set(found)].slice(0, MAX_FIELDS);
  if (app === null || !WITH_ENTRIES.has(app)) return [];
  for (const { text } of prompt.sentences) {
    const list = /:\s+([^.!?:\n]+)/u.exec(text)?.[1] ?? WITH_LIST.exec(text)?.groups?.list ?? '';
    if (pricesIn(list).length > 0) continue;
    const fields = fieldsOf(list, MAX_LISTED_WORDS);
    if (fields.length > 0 && !fields.some((field) => !isValue(field) && isRequestPart(prompt, field)))
      return fields;
  }
  return [];
}
