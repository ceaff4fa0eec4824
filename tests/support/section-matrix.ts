import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import type { MatrixCase } from './database-arrange';
import { stored } from './database-rows';

const pageManagers = ['seo', 'admin', 'super_admin'] as const;

const section = (id: string) => ({ id, name: `Section ${id}`, content: '<p>Kept</p>' });
const removeAll = (id: string) => owner().from('page_sections').delete().eq('id', id);

async function withSection() {
  const id = randomUUID();
  await owner().from('page_sections').insert(section(id)).throwOnError();
  return { id, stored: () => stored('page_sections', 'id', id), cleanUp: () => removeAll(id) };
}

/** Pieces of pages that the team keeps. */
export const sectionMatrix: readonly MatrixCase[] = [
  {
    cases: 'A03 A05',
    title: 'keep a section for pages',
    allowed: pageManagers,
    arrange: () => {
      const id = randomUUID();
      return {
        attempt: (client) => client.from('page_sections').insert(section(id)).select('id'),
        stored: () => stored('page_sections', 'id', id),
        cleanUp: () => removeAll(id),
      };
    },
  },
  {
    cases: 'A02 A05',
    title: 'read a section that is kept for pages',
    allowed: pageManagers,
    isRead: true,
    arrange: async () => {
      const { id, ...arranged } = await withSection();
      return {
        ...arranged,
        attempt: (client) => client.from('page_sections').select('content').eq('id', id),
      };
    },
  },
  {
    cases: 'A03 A05',
    title: 'rename a section that is kept for pages',
    allowed: [],
    arrange: async () => {
      const { id, ...arranged } = await withSection();
      return {
        ...arranged,
        attempt: (client) =>
          client.from('page_sections').update({ name: 'Mine' }).eq('id', id).select('id'),
      };
    },
  },
  {
    cases: 'A03 A05',
    title: 'delete a section that is kept for pages',
    allowed: pageManagers,
    arrange: async () => {
      const { id, ...arranged } = await withSection();
      return {
        ...arranged,
        attempt: (client) => client.from('page_sections').delete().eq('id', id).select('id'),
      };
    },
  },
];
