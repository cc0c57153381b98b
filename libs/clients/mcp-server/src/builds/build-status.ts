import type { Capstan } from '@capstan/client';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { answerResult } from '../results/answer-result.js';
import type { Receipt } from '../results/receipt.js';

/** A build of the REST API. */
export type Build = Awaited<ReturnType<Capstan['builds']['get']>>['data'];

/** Recommended polling interval in seconds. */
export const POLL_AFTER_SECONDS = 5;

/** The status of a build as described by the registry, with the next step. */
export const buildStatusSchema = (ofRegistry: Tool['outputSchema']): NonNullable<Tool['outputSchema']> => ({
  ...ofRegistry,
  type: 'object',
  properties: {
    ...(ofRegistry?.properties as object | undefined),
    next: { type: 'string', description: 'What to do next' },
    poll_after_seconds: {
      type: ['integer', 'null'],
      description: 'Seconds until the next poll; null if it has ended',
    },
  },
});

/** Describes the status of a build and the next step. */
export function buildStatus(build: Build, receipt: Receipt): CallToolResult {
  const pollAfterSeconds = build.status === 'running' ? POLL_AFTER_SECONDS : null;
  return answerResult({ ...build, next: nextStep(build), poll_after_seconds: pollAfterSeconds }, receipt);
}

/** What to do with the question of a build. */
export const answerFirst = (id: string): string =>
  `The build waits for an answer to its question. Ask the user, and send the answer with build_message, execution_id ${id}.`;

function nextStep({
  execution_id: id,
  site_id: site,
  status,
  preview_url: preview,
  question,
}: Build): string {
  const shown = preview ? `The preview is at ${preview}. ` : '';
  if (question !== undefined) return `${shown}${answerFirst(id)}`;
  if (status === 'running') {
    return `${shown}Call build_wait with execution_id ${id}, or build_status in ${POLL_AFTER_SECONDS} seconds; build_message sends changes.`;
  }
  const files = `Its files: capstan://builds/${id}/files/{path}. `;
  return `${shown}${files}For changes call build again with site_id ${site}.`;
}
