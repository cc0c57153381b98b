import { SpanKind } from '@opentelemetry/api';
import { attemptOperation, callOperation } from '@capstan/capabilities';
import { mcpOperation } from '@capstan/mcp';
import { AppError, maintenanceOperation } from '@capstan/platform-core';
import { jobItemOperation, jobRunOperation, jobStepOperation } from '@capstan/platform-jobs';
import { ModelCallError, modelCallOperation } from '@capstan/platform-models';
import { GEN_AI, GEN_AI_PROVIDERS, NAMES } from './semantic-names.js';
import type { Spans } from './spans.js';

/** Makes spans of all operations of this process. @returns functions that end it. */
export const traceOperations = (spans: Spans): (() => void)[] => [
  spans.of(callOperation, {
    kind: SpanKind.INTERNAL,
    name: ({ capability }) => `call ${capability}`,
    atStart: ({ capability, requestId }) => ({
      [NAMES.capstan.capability]: capability,
      [NAMES.capstan.requestId]: requestId,
    }),
    atEnd: ({ credits, isReplayed }) => ({
      [NAMES.capstan.credits]: credits,
      [NAMES.capstan.isReplayed]: isReplayed,
    }),
    failure: typeOf,
  }),
  spans.of(attemptOperation, {
    kind: SpanKind.CLIENT,
    name: ({ capability, attempt }) => `attempt ${capability}:${attempt.provider}`,
    atStart: ({ capability, attempt }) => ({
      [NAMES.capstan.capability]: capability,
      [NAMES.capstan.provider]: attempt.provider,
    }),
    atEnd: ({ attempt }) => ({ [NAMES.capstan.outcome]: attempt.outcome }),
    failure: (_error, { attempt: { outcome } }) =>
      outcome === 'ok' || outcome === 'empty' || outcome === 'cancelled' ? undefined : outcome,
  }),
  spans.of(modelCallOperation, {
    kind: SpanKind.CLIENT,
    name: ({ model }) => `${GEN_AI.chat} ${model}`,
    atStart: ({ provider, model }) => ({
      [NAMES.genAi.operation]: GEN_AI.chat,
      [NAMES.genAi.provider]: GEN_AI_PROVIDERS[provider] ?? provider,
      [NAMES.genAi.model]: model,
    }),
    atEnd: ({ usage }) => ({
      [NAMES.genAi.inputTokens]: usage?.inputTokens,
      [NAMES.genAi.outputTokens]: usage?.outputTokens,
    }),
    failure: (error) => (error instanceof ModelCallError ? error.reason : typeOf(error)),
  }),
  spans.of(jobRunOperation, {
    kind: SpanKind.CONSUMER,
    name: ({ queue }) => `process ${queue}`,
    atStart: ({ queue, jobId, generation, handler }) => ({
      [NAMES.messaging.operation]: 'process',
      [NAMES.messaging.destination]: queue,
      [NAMES.messaging.message]: jobId,
      [NAMES.capstan.generation]: generation,
      [NAMES.capstan.handler]: handler,
    }),
    atEnd: ({ isLeaseLost }) => ({ [NAMES.capstan.isLeaseLost]: isLeaseLost }),
    failure: (error, { failure }) => typeOf(error) ?? failure,
    parent: ({ traceparent }) => traceparent,
  }),
  spans.of(jobStepOperation, {
    kind: SpanKind.INTERNAL,
    name: ({ queue, step }) => `${queue} ${step}`,
    atStart: ({ step }) => ({ [NAMES.capstan.step]: step }),
    failure: typeOf,
  }),
  spans.of(jobItemOperation, {
    kind: SpanKind.INTERNAL,
    name: () => 'job item',
    atStart: ({ position }) => ({ [NAMES.capstan.item]: position }),
    failure: typeOf,
  }),
  spans.of(maintenanceOperation, {
    kind: SpanKind.INTERNAL,
    name: ({ work }) => `maintenance ${work}`,
    atStart: ({ work }) => ({ [NAMES.capstan.maintenance]: work }),
    failure: typeOf,
    parent: () => undefined,
  }),
  spans.of(mcpOperation, {
    kind: SpanKind.SERVER,
    name: ({ method, tool }) => (tool === undefined ? method : `${method} ${tool}`),
    atStart: ({ method, tool }) => ({
      [NAMES.mcp.method]: method,
      ...(tool === undefined
        ? {}
        : { [NAMES.genAi.tool]: tool, [NAMES.genAi.operation]: GEN_AI.executeTool }),
    }),
    failure: typeOf,
  }),
];

/** `error.type`: the slug of an error of the API, otherwise the name of its class. */
function typeOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  if (error instanceof AppError) return error.slug;
  return error instanceof Error ? error.name : 'unknown';
}
