/**
 * Ids of the keys that `:root` created, directly or indirectly. Keys that a key created before it was rotated
 * are also descendants of its successor. The successor of a key is not one of its descendants.
 */
export const DESCENDANT_IDS = `
  WITH RECURSIVE root (id) AS (
    SELECT :root::uuid
    UNION SELECT k.id FROM api_keys k JOIN root ON k.rotated_to = root.id
  ), made (id) AS (
    SELECT k.id FROM api_keys k JOIN root ON k.parent_key_id = root.id
    UNION SELECT k.id FROM api_keys k JOIN made ON k.parent_key_id = made.id
  )
  SELECT id FROM made`;
