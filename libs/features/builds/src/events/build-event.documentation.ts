import { type EventDocumentation, count, flag, text, textOrNull, texts } from '@capstan/platform-jobs';
import { BUILD_PHASES } from '../model/build.js';
import { type BuildEventKind, TERMINAL_KINDS } from '../model/build-event.js';
import { GATE_CHECKS, GATE_SEVERITIES } from '@capstan/sites';

const STEP = { title: text('What is done') };
const CALL = { call_id: text('Identifies the call') };
const TOOL = { ...CALL, tool: text('Name of the tool') };
const MESSAGE = { message_id: text('Identifies the instruction'), prompt: text('The instruction') };
const PREVIEW_URL = { type: 'string', format: 'uri', description: 'Preview URL of the site' };
const FINDING = {
  type: 'object',
  required: ['check', 'severity', 'page', 'message'],
  properties: {
    check: { type: 'string', enum: [...GATE_CHECKS], description: 'Check that failed' },
    severity: {
      type: 'string',
      enum: [...GATE_SEVERITIES],
      description: '`block`: the page is withheld; `warn`: it is shown all the same',
    },
    page: text('Path of the page'),
    message: text('What is wrong, and where on the page'),
  },
};
const WITHHELD = {
  type: 'array',
  description:
    'Pages that visitors do not see, and why; without the home page nothing of the commit is shown',
  items: {
    type: 'object',
    required: ['page', 'findings'],
    properties: {
      page: text('Path of the page'),
      findings: { type: 'array', items: FINDING, description: 'Why' },
    },
  },
};
/** Fields of the final events of a build. */
const SHOWN = {
  shown_commit: textOrNull('The last commit of the build that visitors see; null if they see nothing of it'),
  withheld: WITHHELD,
};
const BRIEF = {
  type: ['object', 'null'],
  description: 'What was understood of the prompt; null if it was not recorded. Further fields are possible',
  required: ['name', 'kind', 'audience', 'features', 'tone', 'colours', 'language'],
  properties: {
    name: text('Name of the company or app'),
    kind: text('Kind of site or app'),
    audience: textOrNull('The intended audience'),
    features: texts('Required functions'),
    tone: text('Tone of the texts'),
    colours: texts('Colours'),
    language: text('Language tag'),
  },
};

/** The events of a build's stream (docs/contract.md 6). */
export const BUILD_STREAM_EVENTS: EventDocumentation<BuildEventKind> = {
  name: 'BuildEvent',
  ids: { execution_id: { type: 'string', format: 'uuid', description: 'The build' } },
  terminalKinds: TERMINAL_KINDS,
  example: [
    'retry: 2000\n\n',
    'id: 1\nevent: build.started\n',
    'data: {"execution_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":1,"at":"2026-11-20T09:30:00.000Z",',
    '"company_id":"0c6f3a52-5f0b-4a53-9a5c-6b1d0f1e2a3b","site_id":"0c6f3a52-5f0b-4a53-9a5c-6b1d0f1e2a3b","is_new_site":true,"prompt":"A website for the bakery Krume & Korn"}\n\n',
    'id: 2\nevent: phase.changed\n',
    'data: {"execution_id":"5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a","seq":2,"at":"2026-11-20T09:30:00.000Z",',
    '"phase":"queued"}\n\n',
  ].join(''),
  kinds: {
    'build.started': {
      description: 'The build was created.',
      fields: {
        company_id: { type: 'string', format: 'uuid', description: 'The company' },
        site_id: { type: 'string', format: 'uuid', description: 'The site it works on' },
        is_new_site: { type: 'boolean', description: 'Whether this build creates the site' },
        prompt: text('The prompt'),
      },
    },
    'build.question': {
      description:
        'The prompt is unclear: the build begins or continues, and is charged, when `POST …/message` answers the question.',
      fields: { text: text('The question, in the language of the prompt') },
    },
    'build.resumed': {
      description: 'Another worker resumes the build after one was lost.',
      fields: { generation: count('How often a worker claimed it') },
    },
    'phase.changed': {
      description: 'The build entered another phase.',
      fields: { phase: { type: 'string', enum: [...BUILD_PHASES], description: 'The phase' } },
    },
    'plan.created': {
      description: 'The plan of the build.',
      fields: { brief: BRIEF, steps: texts('Planned steps, in order') },
    },
    'step.started': { description: 'A step begins.', fields: STEP },
    'step.completed': { description: 'A step was completed.', fields: STEP },
    'step.failed': { description: 'A step failed, and its changes were reverted.', fields: STEP },
    'message.delta': {
      description: 'Text of the builder.',
      fields: {
        text: text('The next piece of the text'),
        turn: count('Turn of the conversation with a model'),
        attempt: count('Attempt at the turn'),
        superseded: flag('True: the text of this attempt is discarded, another attempt follows'),
      },
      optional: ['turn', 'attempt', 'superseded'],
    },
    'message.accepted': { description: 'A follow-up instruction is stored.', fields: MESSAGE },
    'message.applied': {
      description: 'Outcome of a follow-up instruction.',
      fields: {
        ...MESSAGE,
        applied: flag('Whether it was applied'),
        summary: text('What was done'),
        open_points: texts('What of it was not done'),
      },
    },
    'tool.started': {
      description: 'A model uses a tool.',
      fields: { ...TOOL, arguments: text('Arguments of the call, shortened') },
    },
    'tool.completed': {
      description: 'A tool returned.',
      fields: { ...TOOL, is_error: flag('Whether it failed'), result: text('Result of the call, shortened') },
    },
    'command.started': {
      description: 'A command runs in the sandbox.',
      fields: { ...CALL, command: text('The command') },
    },
    'command.output': {
      description: 'Output of a command.',
      fields: {
        ...CALL,
        stream: { type: 'string', enum: ['stdout', 'stderr'], description: 'Where to' },
        text: text('The output'),
      },
    },
    'command.completed': {
      description: 'A command has ended.',
      fields: {
        ...CALL,
        exit_code: { type: ['integer', 'null'], description: 'Its exit code; null when it was killed' },
        killed_by: textOrNull('Why it was killed; null if it was not'),
        duration_ms: count('Milliseconds'),
        output_cut: flag('Whether the output was truncated'),
      },
    },
    'file.changed': {
      description: 'A commit changed a file.',
      fields: {
        path: text('Path of the file'),
        change: { type: 'string', enum: ['added', 'changed', 'removed'], description: 'Kind of change' },
        size_bytes: count('Its size in bytes; 0 when it was removed'),
      },
    },
    'commit.created': {
      description: 'Work was committed.',
      fields: {
        commit: text('Object id'),
        message: text('What was done'),
        files: {
          type: ['integer', 'null'],
          description: 'Files it changed; null if it was not recorded',
        },
      },
    },
    'check.completed': {
      description: 'The gate checked the site, page by page.',
      fields: {
        commit: textOrNull('The commit that was checked'),
        passed: flag('Whether visitors see all of it'),
        shown: flag('Whether visitors see it, without the withheld pages'),
        pages: count('Checked pages'),
        withheld: WITHHELD,
        findings: { type: 'array', items: FINDING, description: 'What is wrong' },
        skipped: {
          type: 'array',
          items: { type: 'string', enum: [...GATE_CHECKS] },
          description: 'Checks that could not be run here',
        },
        duration_ms: count('Milliseconds'),
      },
    },
    'preview.ready': {
      description: 'A new version of the site was published.',
      fields: { preview_url: PREVIEW_URL, commit: text('The commit they see') },
    },
    'builder.changed': {
      description: 'Another builder takes over.',
      fields: {
        from: textOrNull('The previous builder; null at the start'),
        to: text('`deterministic`, or a language model provider'),
        reason: textOrNull('Why'),
        explanation: text('Why the language models were not used, in plain words'),
        model: textOrNull('The model'),
      },
      optional: ['explanation', 'model'],
    },
    warning: {
      description: 'A warning for the owner.',
      fields: { code: text('Kind of warning'), message: text('The warning') },
    },
    'build.completed': {
      description: 'The build has ended, and its preview is available.',
      fields: { preview_url: PREVIEW_URL, ...SHOWN },
    },
    'build.stopped': { description: 'The build was stopped; what was committed is saved.', fields: SHOWN },
    'build.failed': {
      description: 'The build has failed; what was committed is saved.',
      fields: { reason: text('Why'), preview_url: PREVIEW_URL, ...SHOWN },
      optional: ['preview_url'],
    },
  },
};
