import { paths } from '../../src/config/paths';
import type { Figure, Hue } from '../pictures/catalogue';

export interface Motif {
  readonly hue: Hue;
  readonly figure: Figure;
}

const motif = (hue: Hue, figure: Figure): Motif => ({ hue, figure });

/** What the share picture of an address shows: its hue, and the figure woven into the cloth. */
const motifs: Readonly<Record<string, Motif>> = {
  [paths.home()]: motif('career', 'ladder'),
  [paths.courses()]: motif('career', 'network'),
  [paths.compareCourses()]: motif('career', 'chart'),
  [paths.courseFinder()]: motif('career', 'search'),
  [paths.course('advanced-ai-digital-marketing-job-guarantee')]: motif('ai', 'megaphone'),
  [paths.course('data-science')]: motif('data', 'scatter'),
  [paths.course('cyber-security')]: motif('security', 'shield'),
  [paths.course('ai-digital-marketing-basic')]: motif('marketing', 'funnel'),
  [paths.events()]: motif('career', 'calendar'),
  [paths.workshops()]: motif('data', 'chart'),
  [paths.webinars()]: motif('ai', 'conversation'),
  [paths.resources()]: motif('data', 'table'),
  [paths.blogs()]: motif('marketing', 'search'),
  [paths.about()]: motif('career', 'network'),
  [paths.instructors()]: motif('marketing', 'conversation'),
  [paths.faq()]: motif('ai', 'search'),
  [paths.contact()]: motif('marketing', 'conversation'),
  [paths.enroll()]: motif('career', 'ladder'),
  [paths.beyondTheCourses()]: motif('career', 'chart'),
  [paths.careerAssistance()]: motif('data', 'ladder'),
  [paths.referAndEarn()]: motif('marketing', 'network'),
  [paths.careers()]: motif('ai', 'ladder'),
  [paths.corporateTraining()]: motif('data', 'network'),
  [paths.joinAsMentor()]: motif('security', 'conversation'),
  [paths.applyAsTrainer()]: motif('marketing', 'megaphone'),
  [paths.partner()]: motif('ai', 'network'),
  [paths.privacyPolicy()]: motif('security', 'lock'),
  [paths.userPolicy()]: motif('security', 'shield'),
  [paths.refundPolicy()]: motif('data', 'table'),
  [paths.termsAndConditions()]: motif('security', 'table'),
};

const sections: readonly (readonly [prefix: string, motif: Motif])[] = [
  ['/job-portal', motif('data', 'search')],
  ['/ai-bootcamp-event', motif('ai', 'neuron')],
];

/** The page's own motif, else the one of its section, else the brand's. */
export function motifOf(path: string): Motif {
  const own = motifs[path] ?? sections.find(([prefix]) => path.startsWith(prefix))?.[1];
  return own ?? motif('career', 'network');
}

const kinds: Readonly<Record<string, Motif>> = {
  'digital-marketing': motif('marketing', 'megaphone'),
  'data-science': motif('data', 'scatter'),
  cybersecurity: motif('security', 'shield'),
  'career-tips': motif('career', 'ladder'),
  'industry-insights': motif('ai', 'neuron'),
};

/** Of what staff wrote. @param kind category of an article; any other gives the brand's motif */
export function motifOfKind(kind: string): Motif {
  return kinds[kind] ?? motif('career', 'network');
}
