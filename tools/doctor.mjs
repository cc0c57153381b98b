/** `npm run doctor`: says what is wrong with an installation. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('doctor');
