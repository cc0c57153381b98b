import type { Edit } from '../model/edit.js';
import type { SiteState } from '../model/site.js';
import { type Message, readMessage } from './grammar/message.js';
import type { Reading, Wish } from './grammar/reading.js';
import { type Clause, clausesOf, sentencesOf, stripped } from './grammar/split-message.js';
import { type Scene, sceneOf } from './grammar/scene.js';
import type { Instruction } from './instruction.js';
import { leftover } from './grammar/leftover.js';
import { isRefusedWish } from './grammar/negation.js';
import { DRAFT_NOTE } from './readers/page-additions.js';
import { pageAbout } from './structure/restore-feature.js';
import { findPage } from './targets/find-target.js';
import { READERS } from './readers/readers.js';

/** A longer clause is a text, no instruction. */
const MAX_CLAUSE = 700;
/** More changes than that in one message are left open rather than made one by one. */
const MAX_WISHES = 60;

/** Progress through one message. */
interface Progress extends Instruction {
  state: SiteState;
  scene: Scene;
  /** Index in `edits` of the page, feature or section that following sentences may belong to. */
  teller: number | null;
  wishes: number;
}

/**
 * Understands a follow-up message by a grammar, without a model: what is to change, what is undone, and the words of
 * whatever was not understood or cannot be done.
 */
export function readInstruction(prompt: string, state: SiteState): Instruction {
  const message = readMessage(prompt);
  const progress: Progress = {
    edits: [],
    undoes: 0,
    understood: [],
    openPoints: [],
    state,
    scene: sceneOf(state),
    teller: null,
    wishes: 0,
  };
  for (const sentence of sentencesOf(message.text)) readSentence(sentence, message, progress);
  if (progress.edits.length === 0 && progress.undoes === 0 && progress.openPoints.length === 0) {
    progress.openPoints.push(message.written(message.text) || 'The message is empty.');
  }
  const { edits, undoes, understood, openPoints } = progress;
  return { edits, undoes, understood, openPoints };
}

function readSentence(sentence: string, message: Message, progress: Progress): void {
  const clauses = clausesOf(sentence);
  const first = clauses[0];
  if (!first) return;
  if (
    !first.isInstruction &&
    progress.teller !== null &&
    !/\b(?:now|from now on|ab jetzt|désormais|ahora|agora)\b/iu.test(sentence)
  ) {
    tell(progress, progress.teller, [message.meant(sentence)]);
    return;
  }
  for (const clause of clauses) readClause(clause, message, progress);
}

function readClause(clause: Clause, message: Message, progress: Progress): void {
  const words = message.written([clause.text, clause.body].filter((part) => part !== '').join(': '));
  if (words === '') return;
  if (clause.text.length > MAX_CLAUSE || progress.wishes >= MAX_WISHES) {
    progress.openPoints.push(
      progress.wishes >= MAX_WISHES ? `${words} (one message takes up to ${MAX_WISHES} changes)` : words,
    );
    return;
  }
  if (isRefusedWish(clause.text)) {
    progress.openPoints.push(words);
    return;
  }
  progress.wishes++;
  const wish: Wish = { ...clause, clause: clause.text, message, it: lastPage(progress) };
  let isUnderstood = false;
  let isBodyUsed = clause.body === '';
  for (let round = 0; round < 8; round++) {
    const reading = firstReading(wish, progress.scene);
    if (!reading) break;
    isUnderstood = true;
    if (!take(progress, reading))
      progress.openPoints.push(`${words} (nothing would change: it is so already)`);
    if (reading.usesBody) {
      isBodyUsed = true;
      wish.body = '';
    }
    if (reading.rest === wish.text) break;
    wish.text = reading.rest;
  }
  if (!isUnderstood && clause.body !== '' && leftover(clause.text) === '') {
    readSentence(clause.body, message, progress);
    return;
  }
  const rest = isUnderstood ? leftover(wish.text) : wish.text;
  const open = [...(rest === '' ? [] : [rest]), ...(isBodyUsed ? [] : [clause.body])];
  if (open.length === 0) return;
  const part = message.written(stripped(open.join(': ')));
  if (!isUnderstood) progress.openPoints.push(words);
  else if (part !== '') progress.openPoints.push(`${part} (of “${words}”)`);
}

function firstReading(wish: Wish, scene: Scene): Reading | null {
  if (wish.text.trim() === '') return null;
  for (const read of READERS) {
    const reading = read(wish, scene);
    if (reading) return reading;
  }
  return null;
}

/** Takes what a reader made of a wish. @returns false when it would leave the site as it is. */
function take(progress: Progress, reading: Reading): boolean {
  if (isSaid(progress, reading)) return true;
  const scene = sceneAfter({ ...progress, edits: [...progress.edits, ...reading.edits] });
  if (reading.edits.length > 0 && JSON.stringify(scene.site) === JSON.stringify(progress.scene.site))
    return false;
  progress.understood.push(...reading.understood);
  progress.openPoints.push(...(reading.openPoints ?? []));
  progress.undoes += reading.undoes ?? 0;
  progress.edits.push(...reading.edits);
  progress.teller = reading.takesStatements
    ? progress.edits.length - 1
    : reading.edits.length > 0
      ? null
      : progress.teller;
  progress.scene = sceneAfter(progress);
  return true;
}

/** Whether the same message has asked for just this before. */
function isSaid({ edits }: Progress, reading: Reading): boolean {
  const said = new Set(edits.map((edit) => JSON.stringify(edit)));
  return (
    reading.edits.length > 0 &&
    (reading.openPoints ?? []).length === 0 &&
    reading.edits.every((edit) => said.has(JSON.stringify(edit)))
  );
}

/** The page that the last edit of the message is about. */
function lastPage({ edits, scene }: Progress): string | null {
  const edit = edits.at(-1);
  if (edit?.kind === 'add_feature') return pageAbout(scene.site, edit.feature)?.slug ?? null;
  if (edit?.kind === 'add_page') return findPage(scene.site, edit.title)?.slug ?? null;
  return edit && 'page' in edit ? edit.page : null;
}

/** Sentences that follow a new page, feature or section are what it says. */
function tell(progress: Progress, at: number, statements: string[]): void {
  const edit = progress.edits[at];
  if (edit && hasStatements(edit)) {
    progress.edits[at] = { ...edit, statements: [...edit.statements, ...statements] };
    progress.understood = progress.understood.map((sentence) => sentence.replace(DRAFT_NOTE, ''));
  }
  progress.scene = sceneAfter(progress);
}

/** What was said before in the same message counts; it cannot be undone by it. */
function sceneAfter({ state, edits, undoes }: Progress): Scene {
  const groups = state.edits.slice(0, Math.max(0, state.edits.length - undoes));
  return sceneOf({ ...state, edits: [...groups, edits] }, groups);
}

function hasStatements(edit: Edit): edit is Extract<Edit, { statements: string[] }> {
  return 'statements' in edit;
}
