export interface PromptOption {
  readonly id: string;
  readonly text: string;
  /** Whether a model can do something with it. */
  readonly isGood: boolean;
  /** What this wording does to the answer. */
  readonly note: string;
}

export interface PromptPart {
  readonly id: PromptPartId;
  readonly name: string;
  readonly options: readonly PromptOption[];
  /** What is missing where the part is left out. */
  readonly without: string;
}

export const partIds = ['role', 'context', 'limits', 'format', 'check'] as const;
export type PromptPartId = (typeof partIds)[number];

export const promptTask = 'Should we raise the monthly advertising budget from ₹30,000 to ₹60,000?';

export const promptParts: readonly PromptPart[] = [
  {
    id: 'role',
    name: 'Role',
    without: 'Nobody in particular answers, and nobody in particular rarely says no.',
    options: [
      {
        id: 'expert',
        text: 'You are the world’s best marketing guru.',
        isGood: false,
        note: 'Praise changes the tone, not the thought. A guru recommends marketing.',
      },
      {
        id: 'money',
        text: 'You look after the money of a small shop and may say no.',
        isGood: true,
        note: 'A chair from which “no” is a possible answer.',
      },
    ],
  },
  {
    id: 'context',
    name: 'Context',
    without: 'Without figures the answer can only be about shops in general.',
    options: [
      {
        id: 'figures',
        text: 'An order comes to ₹900, of which 40% is left. New customers order 2.5 times in the first year. ₹30,000 a month brings 40 new customers.',
        isGood: true,
        note: 'The three figures and the cost of a customer: the question can now be worked out.',
      },
      {
        id: 'story',
        text: 'We are a family business with a passion for tea since 1974.',
        isGood: false,
        note: 'True and charming, and nothing in it can be calculated with.',
      },
    ],
  },
  {
    id: 'limits',
    name: 'Constraint',
    without: 'Whatever is missing is filled in with an average that nobody marked.',
    options: [
      {
        id: 'creative',
        text: 'Be creative and think outside the box.',
        isGood: false,
        note: 'An invitation to leave your figures behind.',
      },
      {
        id: 'only',
        text: 'Use only these figures. Where one is missing, ask instead of assuming it.',
        isGood: true,
        note: 'What is assumed has to be said.',
      },
    ],
  },
  {
    id: 'format',
    name: 'Format',
    without: 'You get as many words as are usual, in the order that is usual.',
    options: [
      {
        id: 'short',
        text: 'The answer in one sentence, then the calculation line by line, at most 120 words.',
        isGood: true,
        note: 'The owner reads one sentence, you check the lines.',
      },
      {
        id: 'detailed',
        text: 'Answer in as much detail as possible.',
        isGood: false,
        note: 'Length comes, and the owner stops reading at the second heading.',
      },
    ],
  },
  {
    id: 'check',
    name: 'Check',
    without: 'Nothing tells you on which figure the answer rests.',
    options: [
      {
        id: 'sure',
        text: 'Make sure that everything is correct.',
        isGood: false,
        note: 'It will say that it is. A check has to produce something that you can see.',
      },
      {
        id: 'turn',
        text: 'At the end, name the figure on which the answer depends most, and from which value on it would be the opposite.',
        isGood: true,
        note: 'You learn what to verify before you spend the money.',
      },
    ],
  },
];

/** From the weakest: an answer of the kind that a prompt gets which has this many of the parts that matter. */
export const preparedAnswers = [
  {
    id: 'general',
    title: 'About any shop',
    text: 'Doubling your advertising budget can be a great way to grow! Make sure you know your target audience, create engaging content and track your results. Consider social media, influencers and e-mail marketing. Every business is different, so test and find what works for you.',
  },
  {
    id: 'figures',
    title: 'With your figures, and some that are not yours',
    text: 'A customer leaves ₹900 in the first year and costs ₹750, so advertising is profitable and raising the budget makes sense. With ₹60,000 you could win 80 customers a month. Typical conversion rates in food are rising, and loyal customers often stay for five years, which would make each worth ₹4,500. I recommend doubling the budget and adding influencers.',
  },
  {
    id: 'usable',
    title: 'Usable, with one thing hidden',
    text: 'Not all at once. Order ₹900 × 40% = ₹360. Customer ₹360 × 2.5 = ₹900. Cost ₹30,000 ÷ 40 = ₹750. Left: ₹150. The second ₹30,000 must bring at least 34 new customers (₹30,000 ÷ ₹900 = 33.3). Raise it in steps and stop where a further customer costs more than ₹900.',
  },
  {
    id: 'checked',
    title: 'An answer you can check',
    text: 'Not all at once: raise to ₹36,000 for a month, and go on only if at least 7 more new customers come (₹6,000 ÷ ₹900 = 6.7). Order ₹900 × 40% = ₹360. Customer ₹360 × 2.5 = ₹900. Cost ₹30,000 ÷ 40 = ₹750. Left: ₹150. It depends most on the 2.5 orders: below 2.1 (₹750 ÷ ₹360 = 2.08) each new customer already loses money today. From how many customers, over which year, was the 2.5 counted?',
  },
] as const;
