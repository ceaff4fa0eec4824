/** What happens in a workshop, for those who want to know before they give up a Sunday morning. */
export interface WorkshopPlan {
  readonly eventId: string;
  /** Id of its place on the page. */
  readonly anchor: string;
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
  readonly bring: string;
  readonly takeHome: string;
}

export const workshopPlans: readonly WorkshopPlan[] = [
  {
    eventId: 'workshop-dashboard-in-a-morning',
    anchor: 'plan-dashboard',
    title: 'Build a dashboard in a morning',
    parts: [
      {
        title: 'Clean an export',
        text: 'Dates that are texts, twins that are not twins, totals hidden among the rows: an hour on a file as shops really send it.',
      },
      {
        title: 'Choose seven figures',
        text: 'Which numbers change a decision, which only decorate, and how each is worked out from the rows.',
      },
      {
        title: 'Put them on one page',
        text: 'Layout, comparison with last month, and a note on what the figures do not say.',
      },
    ],
    bring: 'A laptop with any spreadsheet program. No earlier knowledge.',
    takeHome:
      'The finished dashboard, the cleaning steps, and the file to repeat it with your own data.',
  },
  {
    eventId: 'workshop-landing-page-clinic',
    anchor: 'plan-landing-page',
    title: 'Landing page clinic',
    parts: [
      {
        title: 'The five-second test',
        text: 'Strangers look, then say what the page offers and to whom. Their words are written down, not debated.',
      },
      {
        title: 'Message and proof',
        text: 'One sentence that says what, for whom and why believe it; then the evidence that belongs beside it.',
      },
      {
        title: 'Rewrite the first screen',
        text: 'Headline, picture, action. Two rounds of review, and the same test again at noon.',
      },
    ],
    bring: 'A page of your own, live or as a draft; or take one of ours.',
    takeHome: 'A rewritten first screen, and the answers of the people who saw both versions.',
  },
];

export function planOf(eventId: string): WorkshopPlan | undefined {
  return workshopPlans.find((plan) => plan.eventId === eventId);
}
