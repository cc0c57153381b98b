import { type EventDocumentation, count, text, textOrNull } from '@capstan/platform-jobs';
import { type CapabilityJobEventKind, TERMINAL_KINDS } from '../rows/event-kinds.js';

/** The events in the stream of a job. */
export const JOB_STREAM_EVENTS: EventDocumentation<CapabilityJobEventKind> = {
  name: 'JobEvent',
  ids: { job_id: { type: 'string', format: 'uuid', description: 'The job' } },
  terminalKinds: TERMINAL_KINDS,
  example: [
    'retry: 2000\n\n',
    'id: 1\nevent: job.started\n',
    'data: {"job_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":1,"at":"2026-11-20T09:30:00.000Z",',
    '"capability":"transcribe"}\n\n',
    'id: 2\nevent: job.progress\n',
    'data: {"job_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":2,"at":"2026-11-20T09:30:04.000Z",',
    '"provider":"local_whisper","done":30,"total":312,"unit":"seconds"}\n\n',
  ].join(''),
  kinds: {
    'job.started': {
      description: 'The job is stored.',
      fields: { capability: text('Capability of the call') },
    },
    'job.resumed': {
      description: 'Another worker continues where one was lost.',
      fields: { generation: count('How many workers have taken it') },
    },
    'job.progress': {
      description: 'A provider made progress.',
      fields: {
        provider: text('Provider at work'),
        done: { type: 'number', description: 'How much is done' },
        total: { type: ['number', 'null'], description: 'Of how much; null while it is not known' },
        unit: text('What is counted'),
      },
    },
    'job.completed': {
      description: 'The job has ended with a result.',
      fields: {
        provider_used: textOrNull('Provider of the result; null when nothing was found'),
        credits_used: count('Credits charged'),
      },
    },
    'job.cancelled': {
      description: 'The job was cancelled.',
      fields: { credits_used: count('Credits charged: for what its items delivered') },
    },
    'job.failed': {
      description: 'The job has failed; nothing is charged.',
      fields: {
        error: {
          type: 'object',
          description: 'The error object of a failed call, with the slug in place of `type`',
          additionalProperties: true,
        },
        credits_used: count('Credits charged: 0'),
      },
    },
  },
};
