import { CAPABILITY_NAME } from '@capstan/kit';
import ts from 'typescript';
import { GeneratorError } from './generator.error.js';

/** A name in every spelling that the templates need. */
export interface Names {
  /** `free_dictionary`: in requests, configuration and folder names. */
  snake: string;
  /** `free-dictionary`: file names. */
  kebab: string;
  /** `freeDictionary`: constants. */
  camel: string;
  /** `FreeDictionary`: classes. */
  pascal: string;
  /** `FREE_DICTIONARY`: environment variables. */
  upper: string;
  /** `Free dictionary`: display name. */
  title: string;
}

const SNAKE_CASE = /^(?=..)[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Routes under /v1 and environment variables that are taken. */
const TAKEN_BY_THE_SERVICE = [
  'admin',
  'agent',
  'capabilities',
  'credits',
  'keys',
  'requests',
  'signup',
  'tools',
  'usage',
];

/** Identifiers that the files of a capability already use. */
const TAKEN_IN_FILES = [
  'catalog',
  'defineCapability',
  'describe',
  'expect',
  'it',
  'plainToInstance',
  'validateSync',
];
const TAKEN_CLASSES = ['CapabilityProvider', 'DefineProvider'];

/** @throws GeneratorError if the name is invalid for a capability. */
export function capabilityNames(text: string): Names {
  const names = namesOf(text, 'capability');
  if (TAKEN_BY_THE_SERVICE.includes(names.snake)) {
    throw new GeneratorError(`"${text}" is taken by the service itself. Choose another name.`);
  }
  if (!isIdentifier(names.camel) || TAKEN_IN_FILES.includes(names.camel)) {
    throw new GeneratorError(
      `"${names.camel}" cannot name a constant there. Choose another name, e.g. "${text}_text".`,
    );
  }
  return names;
}

/** @throws GeneratorError if the name is invalid for a provider. */
export function providerNames(text: string): Names {
  const names = namesOf(text, 'provider');
  if (TAKEN_CLASSES.includes(`${names.pascal}Provider`)) {
    throw new GeneratorError(`"${text}" cannot name a provider. Choose another name, e.g. "${text}_api".`);
  }
  return names;
}

function namesOf(text: string, kind: string): Names {
  if (!SNAKE_CASE.test(text) || !CAPABILITY_NAME.test(text)) {
    throw new GeneratorError(
      `"${text}" cannot name a ${kind}: use 2 to 40 lowercase letters, digits and single underscores between them, ` +
        'starting with a letter, like free_dictionary.',
    );
  }
  const words = text.split('_');
  const pascal = words.map(capitalized).join('');
  return {
    snake: text,
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: text.toUpperCase(),
    title: capitalized(words.join(' ')),
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether an ES module may declare a constant of this name. */
export function isIdentifier(text: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2024, true);
  scanner.setText(text);
  const token = scanner.scan();
  const isReserved =
    token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord;
  return !isReserved && !['arguments', 'await', 'eval', 'undefined'].includes(text);
}
