import { type GateFinding, isComplete, isShowable, lostPages } from '@capstan/sites';
import { sha256 } from '@capstan/platform-core';
import { DATA_SCHEMA_PATH } from '@capstan/site-document';
import type { BuildSession } from '../build-session.js';
import type { Conversation } from './conversation.js';
import { faultsOfDataSchema } from './data-schema-faults.js';
import { RepairsExhausted } from './give-up.js';

/** How often the same findings may come back. */
const MAX_REPAIRS = 3;

/** Number of findings shown to a model. */
const MAX_SHOWN = 15;
const MAX_MESSAGE_CHARACTERS = 400;

/** A finding of the gate, or of the schema check: a schema with errors would break the forms of a site. */
type Finding = Omit<GateFinding, 'check'> & { check: GateFinding['check'] | 'schema' };

/** Findings in the last commit: blocking ones, which a model must repair, and warnings. */
interface Found {
  blocking: Finding[];
  warnings: Finding[];
}

/** The result of a check as the model gets it. */
export interface CheckAnswer {
  hasPassed: boolean;
  text: string;
}

/** The gate of a build for models: findings as text, with a limit on repairs. */
export class PublishGate {
  constructor(
    private readonly session: BuildSession,
    private readonly conversation: Conversation,
  ) {}

  /** @throws RepairsExhausted. */
  async publish(): Promise<CheckAnswer> {
    const { blocking, warnings } = await this.found();
    const commit = this.session.checkout.head;
    const fingerprint = blocking.length === 0 ? null : fingerprintOf(blocking);
    // Without changes since the last check it does not count as an attempt.
    const last = this.conversation.last('checked');
    if (last?.commit !== commit || last.fingerprint !== fingerprint) {
      await this.conversation.append({ kind: 'checked', commit, fingerprint });
    }
    if (fingerprint === null) return { hasPassed: true, text: passedMessage(warnings) };
    // The first time is the finding itself; further times are failed repairs.
    if (this.timesFound(fingerprint) > MAX_REPAIRS) throw new RepairsExhausted();
    return { hasPassed: false, text: blockedMessage(blocking) };
  }

  /**
   * Whether unfinished work may be kept: visitors see all pages of it that they saw of the given commit. New
   * pages that do not pass are only withheld.
   */
  async keepsPagesSince(commit: string): Promise<boolean> {
    if ((await faultsOfDataSchema(this.session.checkout)).length > 0) return false;
    const after = await this.session.publish();
    const before = await this.session.verdict(commit);
    return before === null ? isComplete(after) : isShowable(after) && lostPages(before, after).length === 0;
  }

  private async found(): Promise<Found> {
    const faults = await faultsOfDataSchema(this.session.checkout);
    if (faults.length > 0) {
      const blocking = faults.map((message): Finding => ({
        check: 'schema',
        severity: 'block',
        page: DATA_SCHEMA_PATH,
        message,
      }));
      return { blocking, warnings: [] };
    }
    const { withheld, warnings } = await this.session.publish();
    return { blocking: withheld.flatMap(({ findings }) => findings), warnings };
  }

  /** How often these findings came up since a commit passed. */
  private timesFound(fingerprint: string): number {
    const checks = this.conversation.all('checked');
    const since = checks.findLastIndex((check) => check.fingerprint === null);
    return checks.slice(since + 1).filter((check) => check.fingerprint === fingerprint).length;
  }
}

/** The same for the same findings, independent of their order and line numbers. */
function fingerprintOf(findings: readonly Finding[]): string {
  const faults = new Set(
    findings.map(({ check, page, message }) => `${check} ${page} ${message.replaceAll(/\d+/g, '#')}`),
  );
  return sha256([...faults].toSorted().join('\n'))
    .toString('hex')
    .slice(0, 16);
}

const blockedMessage = (findings: readonly Finding[]): string =>
  ['These pages do not pass, and visitors do not see them. Repair this:', ...listed(findings)].join('\n');

const passedMessage = (warnings: readonly Finding[]): string =>
  warnings.length === 0
    ? PASSED
    : [`${PASSED} What else was found, and may be repaired:`, ...listed(warnings)].join('\n');

const PASSED = 'The site passes and is what visitors see now.';

function listed(findings: readonly Finding[]): string[] {
  const shown = findings
    .slice(0, MAX_SHOWN)
    .map(({ check, page, message }) => `- ${page}, ${check}: ${message.slice(0, MAX_MESSAGE_CHARACTERS)}`);
  return findings.length > MAX_SHOWN ? [...shown, `and ${findings.length - MAX_SHOWN} more`] : shown;
}
