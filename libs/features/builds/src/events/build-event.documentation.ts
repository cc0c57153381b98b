import { type EventDocumentation, count, flag, text, textOrNull, texts } from '@capstan/platform-jobs';
import { BUILD_PHASES } from '../model/build.js';
import { type BuildEventKind, TERMINAL_KINDS } from '../model/build-event.js';
import { GATE_CHECKS, GATE_SEVERITIES } from '../model/gate-finding.js';

const STEP = { title: text('What is done') };
const CALL = { call_id: text('Identifies the call') };
const TOOL = { ...CALL, tool: text('Name of the tool') };
const MESSAGE = { message_id: text('Identifies the instruction'), prompt: text('The instruction') };
const PREVIEW_URL = { type: 'string', format: 'uri', description: 'Where the site can be seen' };
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
/** Of the events with which a build ends. */
const SHOWN = {
  shown_commit: textOrNull(
    'The last commit of the build that visitors see; null when they see nothing of it',
  ),
  withheld: WITHHELD,
};
const BRIEF = {
  type: ['object', 'null'],
  description:
    'What was understood of the prompt; null where nothing is on record. Further fields may be there',
  required: ['name', 'kind', 'audience', 'features', 'tone', 'colours', 'language'],
  properties: {
    name: text('Name of the company or app'),
    kind: text('Kind of site or app'),
    audience: textOrNull('Whom it is for'),
    features: texts('What it shall do'),
    tone: text('How it shall sound'),
    colours: texts('Colours'),
    language: text('Language tag'),
  },
};

/** What the stream of a build tells (design 4). */
export const BUILD_EVENTS: EventDocumentation<BuildEventKind> = {
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
      description: 'The build is on record.',
      fields: {
        company_id: { type: 'string', format: 'uuid', description: 'The company' },
        site_id: { type: 'string', format: 'uuid', description: 'The site it works on' },
        is_new_site: { type: 'boolean', description: 'Whether the site begins with this build' },
        prompt: text('What was asked for'),
      },
    },
    'build.resumed': {
      description: 'Another worker goes on where one was lost.',
      fields: { generation: count('How often a worker took it up') },
    },
    'phase.changed': {
      description: 'The build is at something else now.',
      fields: { phase: { type: 'string', enum: [...BUILD_PHASES], description: 'What it is at' } },
    },
    'plan.created': {
      description: 'What was understood, and what is going to be done.',
      fields: { brief: BRIEF, steps: texts('What is going to be done, in order') },
    },
    'step.started': { description: 'A step begins.', fields: STEP },
    'step.completed': { description: 'A step is done.', fields: STEP },
    'step.failed': { description: 'A step was given up, and what it changed taken back.', fields: STEP },
    'message.delta': {
      description: 'The builder says something.',
      fields: {
        text: text('The next piece of what it says'),
        turn: count('Turn of the conversation with a model'),
        attempt: count('Attempt at the turn'),
        superseded: flag('True: what was said in this attempt does not count, another begins'),
      },
      optional: ['turn', 'attempt', 'superseded'],
    },
    'message.accepted': { description: 'A follow-up instruction is stored.', fields: MESSAGE },
    'message.applied': {
      description: 'What became of a follow-up instruction.',
      fields: {
        ...MESSAGE,
        applied: flag('Whether it was carried out'),
        summary: text('What was done'),
        open_points: texts('What of it was not done'),
      },
    },
    'tool.started': {
      description: 'A model uses a tool.',
      fields: { ...TOOL, arguments: text('What the tool is given, shortened') },
    },
    'tool.completed': {
      description: 'A tool has answered.',
      fields: { ...TOOL, is_error: flag('Whether it failed'), result: text('What it answered, shortened') },
    },
    'command.started': {
      description: 'A command runs in the sandbox.',
      fields: { ...CALL, command: text('The command') },
    },
    'command.output': {
      description: 'A command wrote something.',
      fields: {
        ...CALL,
        stream: { type: 'string', enum: ['stdout', 'stderr'], description: 'Where to' },
        text: text('What it wrote'),
      },
    },
    'command.completed': {
      description: 'A command has ended.',
      fields: {
        ...CALL,
        exit_code: { type: ['integer', 'null'], description: 'Its exit code; null when it was killed' },
        killed_by: textOrNull('Why it was killed; null when it was not'),
        duration_ms: count('Milliseconds'),
        output_cut: flag('Whether it wrote more than was kept'),
      },
    },
    'file.changed': {
      description: 'A commit changed a file.',
      fields: {
        path: text('Path of the file'),
        change: { type: 'string', enum: ['added', 'changed', 'removed'], description: 'What happened to it' },
        size_bytes: count('Its size in bytes; 0 when it was removed'),
      },
    },
    'commit.created': {
      description: 'Work is saved.',
      fields: {
        commit: text('Object id'),
        message: text('What was done'),
        files: {
          type: ['integer', 'null'],
          description: 'Files it changed; null when that is not on record',
        },
      },
    },
    'check.completed': {
      description: 'The site was looked at, page by page.',
      fields: {
        commit: textOrNull('The commit that was checked'),
        passed: flag('Whether visitors see all of it'),
        shown: flag('Whether visitors see it, without the withheld pages'),
        pages: count('Pages that were looked at'),
        withheld: WITHHELD,
        findings: { type: 'array', items: FINDING, description: 'What is wrong' },
        skipped: {
          type: 'array',
          items: { type: 'string', enum: [...GATE_CHECKS] },
          description: 'Checks that could not be made here',
        },
        duration_ms: count('Milliseconds'),
      },
    },
    'preview.ready': {
      description: 'Visitors see a new state of the site.',
      fields: { preview_url: PREVIEW_URL, commit: text('The commit they see') },
    },
    'builder.changed': {
      description: 'Another builder goes on.',
      fields: {
        from: textOrNull('Who built until now; null at the beginning'),
        to: text('`deterministic`, or a language model provider'),
        reason: textOrNull('Why'),
        model: textOrNull('The model'),
      },
      optional: ['model'],
    },
    warning: {
      description: 'Something that the owner should know.',
      fields: { code: text('Kind of warning'), message: text('What it is') },
    },
    'build.completed': {
      description: 'The build has ended, and its preview is there.',
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
