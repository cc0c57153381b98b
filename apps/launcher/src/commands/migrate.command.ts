import { type CommandContext, withDatabase } from './with-database.js';

/** `migrate`: migrates the database to this release, once, before its processes start. */
export function migrateDatabase(context: CommandContext): Promise<number> {
  return withDatabase(context, async ({ migrations }) => {
    console.log(
      migrations.length === 0
        ? 'The database is up to date.'
        : `Database: ${migrations.length} migrations applied.`,
    );
    return 0;
  });
}
