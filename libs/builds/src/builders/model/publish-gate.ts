import { createHash } from 'node:crypto';
import type { GateFinding } from '../../gate/site-gate.js';
import { DATA_SCHEMA_PATH } from '../../site-data/schema/read-data-schema.js';
import type { BuildSession } from '../build-session.js';
import type { Conversation } from './conversation.js';
import { faultsOfDataSchema } from './data-schema-faults.js';
import { RepairsExhausted } from './give-up.js';

/** How often the same findings may come back. */
const MAX_REPAIRS = 3;

/** What a model is shown of the findings. */
const MAX_SHOWN = 15;
const MAX_MESSAGE_CHARACTERS = 400;

/** A finding of the gate, or of ours: a schema with faults would take the forms of a site out of service. */
type Finding = Omit<GateFinding, 'check'> & { check: GateFinding['check'] | 'schema' };

/** The gate of a build as a model meets it: what is found is told in words, and the same may be found so many times. */
export class PublishGate {
  constructor(
    private readonly session: BuildSession,
    private readonly conversation: Conversation,
  ) {}

  /** @returns what is wrong, for the model; null when it passed. @throws RepairsExhausted. */
  async publish(): Promise<string | null> {
    const findings = await this.findings();
    const commit = this.session.checkout.head;
    const fingerprint = findings === null ? null : fingerprintOf(findings);
    // Not an attempt at all when nothing was changed since.
    const last = this.conversation.last('checked');
    if (last?.commit !== commit || last.fingerprint !== fingerprint) {
      await this.conversation.append({ kind: 'checked', commit, fingerprint });
    }
    if (findings === null || fingerprint === null) return null;
    // The first time is the finding; what follows are attempts to repair it.
    if (this.timesFound(fingerprint) > MAX_REPAIRS) throw new RepairsExhausted();
    return inWords(findings);
  }

  /** Whether the last commit may be shown; what is known of it is not asked again. */
  async passes(): Promise<boolean> {
    const last = this.conversation.last('checked');
    if (last?.commit === this.session.checkout.head) return last.fingerprint === null;
    return (await this.findings()) === null;
  }

  /** Null when the gate lets it pass. */
  private async findings(): Promise<Finding[] | null> {
    const faults = await faultsOfDataSchema(this.session.checkout);
    if (faults.length > 0) {
      return faults.map((message) => ({
        check: 'schema',
        severity: 'block',
        page: DATA_SCHEMA_PATH,
        message,
      }));
    }
    const { hasPassed, findings } = await this.session.publish();
    return hasPassed ? null : findings;
  }

  /** How often these findings came up since a commit passed. */
  private timesFound(fingerprint: string): number {
    const checks = this.conversation.all('checked');
    const since = checks.findLastIndex((check) => check.fingerprint === null);
    return checks.slice(since + 1).filter((check) => check.fingerprint === fingerprint).length;
  }
}

/** Equal for the same faults, whatever their order and the line numbers in them. */
function fingerprintOf(findings: readonly Finding[]): string {
  const faults = new Set(
    findings.map(({ check, page, message }) => `${check} ${page} ${message.replaceAll(/\d+/g, '#')}`),
  );
  return createHash('sha256')
    .update([...faults].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

function inWords(findings: readonly Finding[]): string {
  const shown = findings
    .slice(0, MAX_SHOWN)
    .map(({ check, page, message }) => `- ${page}, ${check}: ${message.slice(0, MAX_MESSAGE_CHARACTERS)}`);
  const more = findings.length > MAX_SHOWN ? [`and ${findings.length - MAX_SHOWN} more`] : [];
  return ['The site does not pass. Repair this:', ...shown, ...more].join('\n');
}
