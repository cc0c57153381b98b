/** `npm run backup`. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('backup');
