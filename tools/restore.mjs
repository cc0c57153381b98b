/** `npm run restore`. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('restore');
