/** Administration over REST: everything that needs the scope `admin`. Main type: {@link AdminModule}. */
export { AdminModule } from './admin.module.js';
