import 'reflect-metadata';
import { loadSetup } from '@capstan/config';

/** `print-plugin-errors.ts <file> …`: loads each `capstan.config.ts`, and prints the error messages as a JSON array. */
const messages: string[] = [];
for (const file of process.argv.slice(2)) {
  messages.push(
    await loadSetup({ CAPSTAN_CONFIG: file }).then(
      () => '',
      (error: unknown) => (error as Error).message,
    ),
  );
}
process.stdout.write(JSON.stringify(messages));
