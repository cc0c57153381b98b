import type { Prompt } from '@modelcontextprotocol/server';

/** A prompt template for a common job. */
export interface JobPrompt {
  readonly about: Prompt;
  /** The message to the model; required arguments are present. */
  text(args: Record<string, string>): string;
  /** Known values of an argument, if any. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}
