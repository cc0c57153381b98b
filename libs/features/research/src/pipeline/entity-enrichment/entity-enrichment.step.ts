import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppError, CapabilityClient } from '@capstan/kit';
import type { Company, Entities, Person } from '../../model/entity.js';
import type { ResearchRun } from '../../run/research-run.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from '../step-timeouts.js';
import { companyParams, enrichedCompany } from './enriched-company.js';
import { enrichedPerson, personParams } from './enriched-person.js';
import { type Candidate, enrichmentOrder } from './enrichment-order.js';

/** Result of one lookup. */
type EnrichmentOutcome = { found: object | null } | { failure: string; isMissing: boolean };

const MAX_AT_ONCE = 4;
/** Error slugs of a capability that does not exist here, or has no provider. */
const MISSING: ReadonlySet<string> = new Set(['unknown-capability', 'capability-unavailable']);
/** No provider answers faster. */
const MIN_TIMEOUT_MS = 500;

/** Looks up public profiles of the people and companies that sources name. */
@Injectable()
export class EntityEnrichment {
  constructor(
    private readonly capabilities: CapabilityClient,
    @Inject(STEP_TIMEOUTS) private readonly timeouts: StepTimeouts = DEFAULT_STEP_TIMEOUTS,
  ) {}

  /** Fills in missing values of reliably detected entities. @throws if the run is aborted. */
  async run(run: ResearchRun, entities: Entities): Promise<{ entities: Entities; enriched: number }> {
    const chosen = enrichmentOrder(entities, run.request.query).filter(() =>
      run.budget.reserve('enrichments'),
    );
    const domains = new Map(entities.companies.map(({ name, domain }) => [name, domain]));
    const limit = pLimit(MAX_AT_ONCE);
    const outcomes = await limit.map(chosen, (candidate) => this.enrich(run, candidate, domains));
    await this.warn(run, chosen, outcomes);
    const companies = new Map<Company, Company>();
    const people = new Map<Person, Person>();
    for (const [index, candidate] of chosen.entries()) {
      const outcome = outcomes[index];
      if (!outcome || !('found' in outcome) || !outcome.found) continue;
      const enriched =
        candidate.kind === 'company'
          ? enrichedCompany(candidate.entity, outcome.found)
          : enrichedPerson(candidate.entity, outcome.found);
      if (!enriched) continue;
      if (candidate.kind === 'company') companies.set(candidate.entity, enriched as Company);
      else people.set(candidate.entity, enriched as Person);
      await run.emit(`enriched:${candidate.kind}:${enriched.name}`, 'entity.enriched', {
        kind: candidate.kind,
        name: enriched.name,
        providers: enriched.profile?.providers ?? [],
      });
    }
    return {
      entities: {
        people: entities.people.map((person) => people.get(person) ?? person),
        companies: entities.companies.map((company) => companies.get(company) ?? company),
      },
      enriched: companies.size + people.size,
    };
  }

  /** Null if the time is over. */
  private async enrich(
    run: ResearchRun,
    candidate: Candidate,
    domains: ReadonlyMap<string, string | null>,
  ): Promise<EnrichmentOutcome | null> {
    run.budget.signal.throwIfAborted();
    const { kind, entity } = candidate;
    const params =
      kind === 'company'
        ? companyParams(entity)
        : personParams(entity, domains.get(entity.company ?? '') ?? null);
    try {
      return await run.checkpoints.once(`enrich:${kind}:${entity.name}`, () =>
        this.ask(run, `enrich_${kind}`, params),
      );
    } catch (error) {
      run.budget.signal.throwIfAborted();
      if (!isOutOfTime(run)) throw error;
      run.budget.noteCut();
      return null;
    }
  }

  private async ask(run: ResearchRun, capability: string, params: object): Promise<EnrichmentOutcome> {
    if (isOutOfTime(run)) throw new Error('no time is left to enrich');
    try {
      const answer = await this.capabilities.call(
        capability,
        params,
        run.callContext(this.timeouts.enrichmentMs),
      );
      return { found: answer?.result ?? null };
    } catch (error) {
      run.budget.gathering.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return {
        failure: error.slug,
        isMissing: MISSING.has(error.slug),
      };
    }
  }

  /** One warning per missing capability. */
  private async warn(
    run: ResearchRun,
    chosen: readonly Candidate[],
    outcomes: readonly (EnrichmentOutcome | null)[],
  ): Promise<void> {
    for (const kind of ['company', 'person'] as const) {
      const missing = outcomes.find(
        (outcome, index) =>
          chosen[index]?.kind === kind && outcome && 'failure' in outcome && outcome.isMissing,
      );
      if (!missing || !('failure' in missing)) continue;
      const capability = `enrich_${kind}`;
      await run.emit(`warning:${capability}`, 'warning', { capability, reason: missing.failure });
    }
  }
}

function isOutOfTime({ budget }: ResearchRun): boolean {
  return budget.gathering.aborted || budget.gatheringLeftMs() < MIN_TIMEOUT_MS;
}
