import type { Edit } from '../model/edit.js';
import type { Site } from '../model/site.js';
import { addField, removeField } from './structure/fields.js';
import { addPage, movePage, removePage, renamePage } from './structure/pages.js';
import { restoreApp, restoreFeature } from './structure/restore-feature.js';
import { addSection, moveSection, removeSection, setHeadline, setText } from './structure/sections.js';

/** Plans a site with one feature added later, to take its page from. */
type PlanFeature = (edit: Extract<Edit, { kind: 'add_feature' }>) => Site;

/**
 * The planned site with its pages, sections, texts and form fields changed in the order of the edits. Edits whose
 * target is gone are passed over; pages that no edit names stay the same objects.
 */
export function applyStructure(site: Site, edits: Edit[], planFeature: PlanFeature = () => site): Site {
  return edits.reduce((changed, edit) => applyEdit(changed, edit, site, planFeature), site);
}

function applyEdit(site: Site, edit: Edit, planned: Site, planFeature: PlanFeature): Site {
  switch (edit.kind) {
    case 'headline':
      return setHeadline(site, edit.page, edit.text);
    case 'text':
      return setText(site, edit.page, edit.section, edit.text);
    case 'add_page':
      return addPage(site, edit.title, edit.statements);
    case 'remove_page':
      return removePage(site, edit.page);
    case 'rename_page':
      return renamePage(site, edit.page, edit.title);
    case 'move_page':
      return movePage(site, edit.page, edit.to);
    case 'add_section':
      return addSection(site, edit);
    case 'remove_section':
      return removeSection(site, edit.page, edit.section);
    case 'move_section':
      return moveSection(site, edit.page, edit.section, edit.to);
    case 'add_field':
      return addField(site, edit.form, edit);
    case 'remove_field':
      return removeField(site, edit.form, edit.field);
    case 'add_feature':
      return restoreFeature(site, edit, planFeature(edit));
    case 'add_app':
      return restoreApp(site, planned);
    default:
      return site;
  }
}
