import { glance, type Scope } from '@capstan/prompt-reader';

/** Whether something can be built, and what to say if not. */
export interface ReadScope extends Scope {
  isProgram: boolean;
}

/** Reads what a prompt asks for. */
export function readScope(prompt: string): ReadScope {
  const { scope, isProgram } = glance(prompt);
  return { ...scope, isProgram };
}
