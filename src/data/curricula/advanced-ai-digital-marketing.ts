import { curriculum, week } from './curriculum';

export const advancedAiDigitalMarketing = curriculum([
  [
    'Foundations that do not age',
    [
      week('How a business earns its money', [
        'Margin, order value, repeat rate: what a customer is worth',
        'Who decides to buy, and what they did before',
        'One-page brief for the business you will work on',
      ]),
      week(
        'Customers and their words',
        [
          'Five interviews: asking without leading',
          'Reading reviews, forums and support tickets at scale',
          'Jobs, objections and triggers in the customer’s own words',
        ],
        'Customer insight memo, two pages',
      ),
      week('Positioning and offers', [
        'Competitors’ promises on one map',
        'One sentence that says for whom, what and why believe it',
        'Testing an offer with ten strangers before spending money',
      ]),
      week(
        'Measurement before marketing',
        [
          'Events, parameters and consent: a measurement plan',
          'Analytics and tag manager set up on a practice site',
          'UTM names that still make sense in a year',
        ],
        'Measurement plan and a working test property',
      ),
    ],
  ],
  [
    'Search and content',
    [
      week('Technical SEO', [
        'Crawling, rendering and indexing, seen in server logs',
        'Canonicals, redirects, sitemaps and structured data',
        'Speed as users feel it: field data against lab data',
      ]),
      week(
        'Keyword research and site structure',
        [
          'Intent before volume; grouping a thousand queries',
          'Which page answers what: the content map',
          'Language models for clustering, and checking what they invent',
        ],
        'Content map for the client site',
      ),
      week('Writing that is found and read', [
        'Briefs, outlines, drafts and edits with an AI assistant',
        'Experience and sources: what a machine cannot add',
        'Updating and pruning old pages',
      ]),
      week(
        'Authority and local search',
        [
          'Digital PR: stories that journalists can use',
          'Business profiles, reviews and local pages',
          'Answer engines: being quoted, and measuring it honestly',
        ],
        'SEO audit with ten ranked fixes',
      ),
    ],
  ],
  [
    'Paid media',
    [
      week('Search advertising', [
        'Account structure, match types and negatives',
        'Ad text and assets; landing page agreement',
        'Bids by target: what the machine needs to learn',
      ]),
      week(
        'Search advertising on real money',
        [
          'A live campaign on a capped budget',
          'Search term review, twice a week',
          'Reading a change only when there is enough data',
        ],
        'Campaign log of the first ten days',
      ),
      week('Social advertising', [
        'Objectives, audiences and placements that matter',
        'Creative as targeting: hooks, formats, variations',
        'Conversion APIs and what privacy changes took away',
      ]),
      week(
        'Creative production with AI',
        [
          'From insight to ten concepts to three finished ads',
          'Image and video tools: rights, disclosure, brand safety',
          'Creative testing plan with a stopping rule',
        ],
        'Set of tested ads with a result table',
      ),
    ],
  ],
  [
    'Conversion, e-mail and automation',
    [
      week('Landing pages', [
        'Message match, proof, friction: reading a page as a stranger',
        'Heat maps, recordings and five-user tests',
        'Accessibility and speed as conversion work',
      ]),
      week(
        'Experiments',
        [
          'Hypothesis, sample size and duration',
          'Peeking, novelty and other ways to fool yourself',
          'When not to test at all',
        ],
        'Experiment plan with a power calculation',
      ),
      week('E-mail and messaging', [
        'Permission, SPF, DKIM, DMARC and list hygiene',
        'Welcome, nurture, win-back: flows that earn their place',
        'Segments by behaviour instead of age',
      ]),
      week(
        'Automation with AI agents',
        [
          'CRM, forms and sheets joined without code',
          'Lead scoring and reply drafts with a human check',
          'Logs, limits and what to do when it goes wrong',
        ],
        'A working automation with its failure notes',
      ),
    ],
  ],
  [
    'Analytics and strategy',
    [
      week(
        'Numbers that managers ask for',
        [
          'CAC, payback, contribution margin, cohort retention',
          'SQL and spreadsheets for campaign data',
          'A dashboard of seven figures, not seventy',
        ],
        'Dashboard of seven figures, each defined',
      ),
      week(
        'Attribution and incrementality',
        [
          'What each attribution model rewards',
          'Holdouts, geo tests and before-after designs',
          'Media mix in plain words',
        ],
        'Incrementality test design',
      ),
      week('Planning and budgets', [
        'Annual plan from a revenue target backwards',
        'Scenarios, seasonality and a reserve',
        'Presenting a plan to somebody who will say no',
      ]),
      week(
        'Social communities and creators',
        [
          'Editorial calendar and community rules',
          'Creator selection, contracts and disclosure',
          'Crisis replies: the first two hours',
        ],
        'Quarter plan for the client',
      ),
    ],
  ],
  [
    'Client project and job search',
    [
      week('Client project: diagnosis', [
        'Access, baseline and agreement on one goal',
        'Audit across channels, ranked by effect and effort',
        'Kick-off meeting led by the learner team',
      ]),
      week('Client project: delivery', [
        'Two-week sprint with a live budget',
        'Weekly report: what we did, saw and will change',
        'Mentor review of every decision above ₹5,000',
      ]),
      week(
        'Client project: result',
        [
          'Final report and handover document',
          'Presentation to the client and two outside reviewers',
          'Case study for the portfolio, with permission',
        ],
        'Client report and public case study',
      ),
      week('Interviews and offers', [
        'Portfolio and résumé clinic with a hiring manager',
        'Account-audit and case interviews, recorded and reviewed',
        'Job guarantee: targets, references and the weekly search plan',
      ]),
    ],
  ],
]);
