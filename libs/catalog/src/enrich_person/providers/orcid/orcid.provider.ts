import { type HttpExchange, defineHttpProvider, defineProviderConfig, isJsonNotFound } from '@capstan/kit';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import { CONFIDENCE, type PersonFacts, toPersonResult, unknownPerson } from '../../person-result.js';
import { includesRequestedEmployer, isSameName } from '../../same-person.js';
import { type OrcidHit, fromOrcidSearch, recordPath, toOrcidSearch, toPersonFacts } from './orcid.mapper.js';

/** Researchers, by their own ORCID records, which are searched unless the identifier is known. */
export const OrcidProvider = defineHttpProvider({
  info: {
    name: 'orcid',
    title: 'ORCID',
    homepage: 'https://info.orcid.org/documentation/features/public-api/',
  },
  config: defineProviderConfig('orcid', {
    title: 'ORCID',
    baseUrl: 'https://pub.orcid.org',
    apiKey: false,
  }),
  supports: ({ orcid, email, name, company }: EnrichPersonParams) =>
    orcid !== undefined || email !== undefined || (name !== undefined && company !== undefined),
  request: async (params, { ask }) => {
    const orcid = params.orcid ?? onlyOne((await ask(searchFor(params))) ?? [], params);
    return orcid === undefined ? undefined : { path: recordPath(orcid) };
  },
  isEmpty: isJsonNotFound,
  read: (body, { params: { name }, request }) => {
    const facts = toPersonFacts(body);
    if (!facts) return undefined;
    const isOther = name !== undefined && !isSameName(facts.full_name ?? '', name);
    // A merged record has another identifier than requested: then it does not match.
    const isMerged = request.path !== recordPath(facts.orcid ?? '');
    return isOther || isMerged ? null : facts;
  },
  result: (facts: PersonFacts, params) =>
    toPersonResult(facts, {
      provider: 'orcid',
      url: `https://orcid.org/${facts.orcid}`,
      confidence: confidenceFor(params),
    }),
  empty: unknownPerson,
});

const searchFor = (params: EnrichPersonParams): HttpExchange<OrcidHit[]> => ({
  request: { path: toOrcidSearch(params) },
  read: fromOrcidSearch,
});

/** The only match; `undefined` if none or several match. */
function onlyOne(hits: readonly OrcidHit[], params: EnrichPersonParams): string | undefined {
  const fitting = hits.filter(
    ({ name, employers }) =>
      (params.name === undefined || isSameName(name, params.name)) &&
      (params.email !== undefined || includesRequestedEmployer(employers, params)),
  );
  return fitting.length === 1 ? fitting[0]?.orcid : undefined;
}

function confidenceFor({ orcid, email }: EnrichPersonParams): number {
  if (orcid !== undefined) return CONFIDENCE.byIdentifier;
  return email === undefined ? CONFIDENCE.byNameAndEmployer : CONFIDENCE.byEmail;
}
