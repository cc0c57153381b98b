/** `npm run index`: indexes a folder or site for local_index. See apps/launcher/src/commands. */
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('index');
