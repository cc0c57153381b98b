import { type Capability, defineCapability } from '@capstan/kit';
import { BuildIdParams, BuildMessageParams, BuildParams } from './build.params.js';
import { BuildMessageProvider, BuildStatusProvider, BuildStopProvider } from './build-providers.js';
import { BuildWork } from './build.work.js';
import {
  BuildCreatedResult,
  BuildResult,
  BuildStoppedResult,
  BuildMessageAcceptedResult,
} from '../builds/build.result.js';

const DEADLINE_MS = 15_000;
const AN_ID = '5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a';

const common = {
  isFeature: true,
  hasReducedMetadata: true,
  deadlineMs: DEADLINE_MS,
  accept: () => 'ok' as const,
};

/** Starts a build. */
export const build = defineCapability({
  ...common,
  name: 'build',
  path: 'builds',
  title: 'Build a company or app',
  summary: 'Builds a web site or small working app from a plain-language prompt.',
  description:
    'Starts a build and returns immediately with `execution_id` and `stream_url`. A site, or a small app (booking, shop, waitlist, board, tracker, directory, tickets, CRM, quiz, invoices, RSVP) whose forms really store what visitors send. What cannot be built is refused free of charge with what is possible instead. If the answer has a `question`, nothing is built or charged until `build_message` answers it. Call `build_status` for the preview URL, send changes with `build_message`, end it with `build_stop`. A later build changes the site that it names or the latest one, and creates another site if it describes another business; `site_id` selects it explicitly.',
  params: BuildParams,
  result: BuildCreatedResult,
  credits: 1,
  insteadOfBatch:
    'Call build once for each site: the call answers as soon as the build has started, and a question of a build needs your answer.',
  providers: [BuildWork],
  examples: [
    {
      title: 'A site',
      params: { prompt: 'A website for the bakery Krume & Korn in Leipzig, warm and rustic' },
    },
    {
      title: 'An app',
      params: { prompt: 'A booking app for a yoga studio called Quiet Mat, classes at $18' },
    },
  ],
});

const buildStatus = defineCapability({
  ...common,
  name: 'build_status',
  path: 'builds/{execution_id}',
  title: 'Status of a build',
  summary: 'Returns the progress of a build and its preview URL.',
  description:
    '`status` is `running`, `completed`, `stopped` or `failed`; `preview_url` is present once visitors can see something, also while the build is running. `withheld` lists pages that did not pass the checks, which visitors do not see.',
  params: BuildIdParams,
  result: BuildResult,
  credits: 0,
  insteadOfBatch: 'Call build_status once for each build, or GET /v1/builds for a list.',
  readsOnly: true,
  providers: [BuildStatusProvider],
  examples: [{ title: 'A build', params: { execution_id: AN_ID } }],
});

const buildMessage = defineCapability({
  ...common,
  name: 'build_message',
  path: 'builds/{execution_id}/message',
  title: 'Instruct a running build',
  summary: 'Sends a follow-up instruction to a running build.',
  description:
    'The instruction is stored and processed at the next step; the stream reports its outcome. It also answers the `question` of a build, which then begins and is charged. For a build that has ended start another one with its `site_id` instead.',
  params: BuildMessageParams,
  result: BuildMessageAcceptedResult,
  credits: 0,
  insteadOfBatch: 'Call build_message once for each instruction.',
  providers: [BuildMessageProvider],
  examples: [
    {
      title: 'A change',
      params: { execution_id: AN_ID, prompt: 'Make it green and add seeded rye at €5.20' },
    },
  ],
});

const buildStop = defineCapability({
  ...common,
  name: 'build_stop',
  path: 'builds/{execution_id}/stop',
  title: 'Stop a build',
  summary: 'Stops a running build; work that was committed is kept.',
  description: 'It stops completely within two seconds. Stopping a build that has ended changes nothing.',
  params: BuildIdParams,
  result: BuildStoppedResult,
  credits: 0,
  insteadOfBatch: 'Call build_stop once for each build.',
  isIdempotent: true,
  providers: [BuildStopProvider],
  examples: [{ title: 'A build', params: { execution_id: AN_ID } }],
});

/** The build capabilities of `/v1/agent` (docs/contract.md 4.3); their REST routes are in http/. */
export const buildCapabilities: readonly Capability[] = [build, buildStatus, buildMessage, buildStop];
