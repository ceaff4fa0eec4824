import { curriculum, week } from './curriculum';

export const aiDigitalMarketingBasic = curriculum([
  [
    'Know the customer',
    [
      week('What digital marketing is for', [
        'How a small business finds, wins and keeps customers',
        'Channels in plain words, with a real budget split',
        'Choosing the practice business for twelve weeks',
      ]),
      week(
        'Customers and messages',
        [
          'Three short interviews and what people really say',
          'One clear promise, with proof',
          'AI assistants as a sparring partner: good briefs, checked answers',
        ],
        'Interview notes and one clear promise',
      ),
      week(
        'A site that works',
        [
          'Building a five-page site without code',
          'Readable, fast and usable on a cheap phone',
          'Forms, consent and a privacy note',
        ],
        'Live practice site',
      ),
    ],
  ],
  [
    'Be found',
    [
      week('Search basics', [
        'How a search engine sees a page',
        'Titles, headings, links and pictures done properly',
        'Search Console: first look at real queries',
      ]),
      week(
        'Writing for people who search',
        [
          'Keyword research on a free budget',
          'An article that answers one question completely',
          'Editing an AI draft until it is true and yours',
        ],
        'One article, from question to edited draft',
      ),
      week(
        'Local and social presence',
        [
          'Business profile, reviews and replies',
          'Choosing one network and a rhythm you can keep',
          'Short video with a phone: light, sound, captions',
        ],
        'Four-week content calendar with the first six posts',
      ),
    ],
  ],
  [
    'Reach further',
    [
      week('First search campaign', [
        'Keywords, match types and negative words',
        'Writing ads that say the same as the page',
        'Daily budget, bids and when to leave it alone',
      ]),
      week(
        'First social campaign',
        [
          'Objective, audience, creative',
          'Three variations that test one idea',
          'Rules, rejections and how to appeal',
        ],
        'Three ad variations and what each showed',
      ),
      week(
        'E-mail that is welcome',
        [
          'Permission and the welcome message',
          'Subject lines, one link, plain layout',
          'Delivery: SPF, DKIM and list hygiene',
        ],
        'Campaign report: search, social and e-mail',
      ),
    ],
  ],
  [
    'Measure and get hired',
    [
      week(
        'Numbers you can explain',
        [
          'Analytics: sessions, events, conversions',
          'Cost per result, conversion rate, return on ad spend',
          'A one-page report that ends with a decision',
        ],
        'One-page report with a decision',
      ),
      week(
        'Final project',
        [
          'A 30-day plan for a real small business',
          'Presentation to two mentors',
          'Corrections after review, as at work',
        ],
        '30-day marketing plan',
      ),
      week('First job', [
        'Portfolio page with three honest case studies',
        'Résumé and profile; where junior roles are advertised',
        'Mock interviews with written feedback',
      ]),
    ],
  ],
]);
