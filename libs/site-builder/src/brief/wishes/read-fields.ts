import type { AppKind, Language } from '../../model/vocabulary.js';
import { listParts } from '../text/list-parts.js';
import type { PromptText } from '../text/prompt-text.js';

const LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:with|the|these|following|has|have|having)\s+(?:the\s+)?(?:following\s+)?(?:fields?|columns?|form fields?|attributes)(?:\s+(?:for|are|like|called|named))?|fields?|columns?|(?:asks?|asking)\s+(?:\p{L}+\s)?for|(?:form|entry|card|listing|item|record|row|task|place|listing)s?\s+(?:has|have|having|shows?|needs?|with|contains?|includes?|asking for|that asks for)|collects?|(?:enter|fill in|leave|give|provide|log|track|record|note)(?:s|ing)?(?:\s+(?:the|their|my|our))?)\s*:?\s+(?<list>[^.!?\n]+)/iu,
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
  const fields = listParts(list)
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
  return fields.length >= 2 ? [...new Set(fields)].slice(0, MAX_FIELDS) : [];
}

/** Fields that the prompt asks a form, board or tracker to have, as written. */
export function readFields({ sentences }: PromptText, language: Language, app: AppKind | null): string[] {
  for (const { text } of sentences) {
    const list = LEADS[language].exec(text)?.groups?.list;
    const fields = list === undefined ? [] : fieldsOf(list, MAX_WORDS);
    if (fields.length > 0) return fields;
  }
  if (app === null || !WITH_ENTRIES.has(app)) return [];
  for (const { text } of sentences) {
    const fields = fieldsOf(/:\s+([^.!?:\n]+)/u.exec(text)?.[1] ?? '', MAX_LISTED_WORDS);
    if (fields.length > 0) return fields;
  }
  return [];
}
