import { site } from '@/config/site';
import type { PolicyDocument } from '../model';
import { contextSections } from './context-sections';
import { dataSections } from './data-sections';

export const privacyPolicy: PolicyDocument = {
  title: 'Privacy Policy',
  lead: `What ${site.name} learns about you when you use this site, what it does not, and what you can decide.`,
  effective: '2026-11-01',
  reviewed: '2026-11-22',
  sections: [...dataSections, ...contextSections],
};
