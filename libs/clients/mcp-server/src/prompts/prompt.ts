import type { Prompt } from '@modelcontextprotocol/server';

/** A ready instruction for a common job. */
export interface JobPrompt {
  readonly about: Prompt;
  /** What is said to the model; required arguments are there. */
  text(args: Record<string, string>): string;
  /** What an argument can be, where that is a known set. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}
