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
    'Starts a build and answers at once with `execution_id` and `stream_url`. A site of several pages, or a small app (booking, shop, directory, board, tracker, event, waitlist) whose forms really store what visitors send. Ask `build_status` for the preview address, send changes with `build_message`, end it with `build_stop`. A later build changes the site that it names or the latest one, and begins another site when it describes another business; `site_id` decides it.',
  params: BuildParams,
  result: BuildCreatedResult,
  credits: 1,
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
  summary: 'Tells how far a build is, and where its preview is.',
  description:
    '`status` is `running`, `completed`, `stopped` or `failed`; `preview_url` is present once visitors can see something, also while the build goes on. `withheld` names pages that did not pass the checks, which visitors do not see.',
  params: BuildIdParams,
  result: BuildResult,
  credits: 0,
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
    'The instruction is stored and taken up at the next step; the stream reports what became of it. For a build that has ended start another one with its `site_id` instead.',
  params: BuildMessageParams,
  result: BuildMessageAcceptedResult,
  credits: 0,
  providers: [BuildMessageProvider],
  examples: [
    {
      title: 'A change',
      params: { execution_id: AN_ID, prompt: 'Make it green and add a page about our history' },
    },
  ],
});

const buildStop = defineCapability({
  ...common,
  name: 'build_stop',
  path: 'builds/{execution_id}/stop',
  title: 'Stop a build',
  summary: 'Stops a running build; work that was committed is kept.',
  description:
    'Within two seconds nothing of it runs any more. Stopping a build that has ended changes nothing.',
  params: BuildIdParams,
  result: BuildStoppedResult,
  credits: 0,
  isIdempotent: true,
  providers: [BuildStopProvider],
  examples: [{ title: 'A build', params: { execution_id: AN_ID } }],
});

/** The build capabilities of `/v1/agent` (spec 4.3); their REST routes are in http/. */
export const buildCapabilities: readonly Capability[] = [build, buildStatus, buildMessage, buildStop];
