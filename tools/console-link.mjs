/** `npm run console:link`: makes a link that signs in to the console once. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('console:link');
