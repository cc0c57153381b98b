import { randomUUID } from 'node:crypto';
import {
  brokenConstraints,
  type Fact,
  patchDocument,
  restoreFacts,
  type SiteDocument,
  validateDocument,
  wordsOfFact,
} from '@capstan/site-document';
import { ModelsError } from '@capstan/platform-models';
import { type AuthorAnswer, patchOf } from './author-answer.js';
import type { AuthorCalls } from './author-calls.js';
import { type AuthorTask, returnPrompt, taskPrompt } from './author-prompt.js';
import { DocumentRejected } from '../model/give-up.js';
import { missingFacts } from './claims/missing-facts.js';
import { OwnerStatements } from './claims/owner-statements.js';
import { supportedDocument } from './claims/supported-document.js';
import { isAccountedFor, lostFactsOf, type ReadFacts } from './lost-facts.js';
import { requestsIn } from './requests.js';
import { saidTexts } from './said-texts.js';
import { withSources } from './with-sources.js';
import { verifiedChanges } from './verified-changes.js';

/** The result of a model: an edited document, or a question instead. */
export type AuthoredDocument =
  | { question: string }
  | {
      document: SiteDocument;
      /** Summary of the change, for the owner. */
      changes: string[];
      /** Requests that were not met, in the words of the owner. */
      notDone: string[];
      /** Requests that only code can meet. */
      needsCode: string[];
    };

/** Longer documents do not fit into the window of small models, together with an answer. */
const MAX_DOCUMENT_CHARACTERS = 150_000;
const MAX_FINDINGS = 40;
const MAX_FINDING = 300;

/**
 * Lets a model edit a document, with what the owner said as the check: edits that do not apply go back once, facts that are
 * on no page go back once and are restored otherwise, and what was not said is removed (docs/adr/0040-model-as-author.md).
 */
export class DocumentAuthor {
  constructor(
    private readonly calls: AuthorCalls,
    private readonly readFacts: ReadFacts,
  ) {}

  /** @throws DocumentRejected; ModelsError; BuildCapError; the signal's reason. */
  async write(task: AuthorTask): Promise<AuthoredDocument> {
    if (JSON.stringify(task.document).length > MAX_DOCUMENT_CHARACTERS) {
      throw new DocumentRejected('is too large for a model');
    }
    const said = new OwnerStatements(saidTexts(task), task.document.language);
    const prompt = taskPrompt(task, randomUUID());
    const first = await this.calls.ask(prompt);
    const question = task.mayAsk ? questionIn(first) : null;
    if (question !== null) return { question };
    const draft = await this.draft(task, prompt, first, said);
    const { document: completed, answers } = await this.complete(task, prompt, draft, said);
    const before = task.document;
    const after = withSources(completed, before, task.prompts);
    const checked = validateDocument(after);
    if ('faults' in checked) throw new DocumentRejected('is invalid without what the owner did not say');
    if (brokenConstraints(after).length > brokenConstraints(before).length) {
      throw new DocumentRejected('has something that the owner did not want');
    }
    const lost = await lostFactsOf(task, after, this.readFacts);
    return {
      document: checked.document,
      changes: verifiedChanges(changesIn(answers), before, after),
      notDone: [
        ...requestsIn(
          answers.flatMap(({ not_done }) => not_done),
          said,
        ),
        ...lost,
      ],
      needsCode: requestsIn(
        answers.flatMap(({ needs_code }) => needs_code),
        said,
      ),
    };
  }

  /** The document after the edits; edits that do not apply go back once. */
  private async draft(
    task: AuthorTask,
    prompt: string,
    first: AuthorAnswer,
    said: OwnerStatements,
  ): Promise<Draft> {
    let answer = first;
    let edited = patchDocument(task.document, patchOf(answer), { byId: true });
    if ('faults' in edited) {
      const faults = edited.faults.map(({ path, message }) => `${path}: ${message}`);
      answer = await this.calls.ask(returnPrompt(prompt, null, limited(faults)));
      edited = patchDocument(task.document, patchOf(answer), { byId: true });
    }
    if ('faults' in edited) throw new DocumentRejected('does not fit the schema, also after a repair');
    return { answers: [answer], document: this.supported(edited.document, task, said) };
  }

  /** The document with all facts of the owner: missing ones go back once, and are restored otherwise. */
  private async complete(
    task: AuthorTask,
    prompt: string,
    draft: Draft,
    said: OwnerStatements,
  ): Promise<Draft> {
    const missing = missingIn(draft, task);
    if (missing.length === 0) return draft;
    const next = await this.returned(task, prompt, draft, missing, said);
    const lost = missingIn(next, task).map(({ id }) => id);
    return { ...next, document: restoreFacts(next.document, task.document, lost) };
  }

  private async returned(
    task: AuthorTask,
    prompt: string,
    draft: Draft,
    missing: readonly Fact[],
    said: OwnerStatements,
  ): Promise<Draft> {
    const findings = missing.map((fact) => `no page shows this ${fact.type}: ${describe(fact)}`);
    try {
      const answer = await this.calls.ask(returnPrompt(prompt, draft.document, limited(findings)));
      const edited = patchDocument(draft.document, patchOf(answer), { byId: true });
      if ('faults' in edited) return draft;
      return { answers: [...draft.answers, answer], document: this.supported(edited.document, task, said) };
    } catch (error) {
      // The first answer holds.
      if (error instanceof ModelsError) return draft;
      throw error;
    }
  }

  private supported(
    document: SiteDocument,
    { document: before, isFirst }: AuthorTask,
    said: OwnerStatements,
  ): SiteDocument {
    return supportedDocument(document, before, said, { keepsHours: isFirst });
  }
}

/** A document and the answers that led to it. */
interface Draft {
  document: SiteDocument;
  answers: readonly AuthorAnswer[];
}

const changesIn = (answers: readonly AuthorAnswer[]): AuthorAnswer['changes'] =>
  answers.flatMap(({ changes }) => changes);

/** Facts that are no longer on any page. For a change, those that the model does not account for. */
const missingIn = ({ document, answers }: Draft, { document: before, isFirst }: AuthorTask): Fact[] =>
  missingFacts(document, before).filter(
    (fact) => isFirst || !isAccountedFor(fact, before, changesIn(answers)),
  );

const describe = (fact: Fact): string =>
  fact.type === 'item' && typeof fact.price === 'object'
    ? `${wordsOfFact(fact).join(', ')}, ${fact.price.amount} ${fact.price.currency}`
    : fact.type === 'hours'
      ? `${fact.days.join(', ')} ${fact.opens ?? ''}-${fact.closes ?? ''}`
      : wordsOfFact(fact).join(', ');

const limited = (findings: readonly string[]): string[] =>
  findings.slice(0, MAX_FINDINGS).map((finding) => finding.slice(0, MAX_FINDING));

const MAX_QUESTION = 300;

/** A question on one line, without URLs; null if the text is not a question. */
function questionIn({ question }: AuthorAnswer): string | null {
  const text = (question ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const isQuestion = text !== '' && text.length <= MAX_QUESTION && /[?？]$/u.test(text);
  return isQuestion && !/https?:|www\./i.test(text) ? text : null;
}
