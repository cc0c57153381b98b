import type { Capstan } from '@capstan/client';
import type { RestOptions } from '../call/tool-call.js';
import type { ResourceKind } from './resource-kind.js';

const LATEST = { limit: 100 };

/** Runs with a report. */
const completedRuns = async (client: Capstan, _others: object, options: RestOptions): Promise<string[]> => {
  const page = await client.researchRuns.list(LATEST, options);
  return page.items.filter(({ status }) => status === 'completed').map(({ id }) => id);
};

/** The report of a run as a document. */
export const researchReport: ResourceKind<'id'> = {
  template: {
    uriTemplate: 'capstan://research/{id}/report',
    name: 'research_report',
    title: 'Research report',
    description: 'The cited report of a research run, as Markdown',
    mimeType: 'text/markdown',
  },
  async read({ id }, { client, uri, options }) {
    const { data } = await client.researchRuns.report(id, 'markdown', options);
    return { uri, mimeType: 'text/markdown', text: data };
  },
  complete: { id: completedRuns },
};

/** The evidence of a report. */
export const researchEvidence: ResourceKind<'id'> = {
  template: {
    uriTemplate: 'capstan://research/{id}/evidence',
    name: 'research_evidence',
    title: 'Evidence of a research report',
    description: 'Each sentence of a report with the passages that support it',
    mimeType: 'application/json',
  },
  async read({ id }, { client, uri, options }) {
    const { data } = await client.researchRuns.evidence(id, options);
    return { uri, mimeType: 'application/json', text: JSON.stringify(data) };
  },
  complete: { id: completedRuns },
};
