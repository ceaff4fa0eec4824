import { list, note, steps, text, type Lesson } from './lesson';

export const aiDigitalMarketingBasicLesson: Lesson = {
  slug: 'ai-digital-marketing-basic',
  title: 'What a rupee of advertising does',
  description:
    'The first lesson of the digital marketing foundation, free: how a small business finds, wins and keeps customers, and four figures to work out yourself.',
  lead: 'Digital marketing has a hundred words and one question: what did the money do? In this lesson you follow a budget from the screen of a stranger to a paying customer, with four divisions that you can do on the back of a bill.',
  minutes: 20,
  sections: [
    {
      id: 'find-win-keep',
      title: 'Find, win, keep',
      blocks: [
        text(
          'Kirti has a tailoring shop in Nashik. She does not “do digital marketing”. She wants people nearby who need a blouse or a suit to know of her (**find**), to ask for a fitting (**win**) and to come back before the next wedding (**keep**). Every channel you will ever hear of helps with one of the three.',
        ),
        {
          kind: 'table',
          caption: 'Channels in plain words',
          head: ['Channel', 'What it is', 'Good at'],
          rows: [
            [
              'Map entry',
              'Her shop, hours and reviews on the phone’s map',
              'Being found by those who look',
            ],
            ['Search ad', 'A paid line above the results', 'Meeting a wish today'],
            [
              'Social ad',
              'A picture between those of friends',
              'Waking a wish nobody has searched for',
            ],
            [
              'Own page',
              'What she makes, prices from, how to book',
              'Winning whoever is interested',
            ],
            ['Messages', 'A reminder to those who said yes to it', 'Keeping customers'],
          ],
        },
        text(
          'Beginners start with the channel they like. Start with the step that leaks. If people find the shop and do not ask, more advertising only brings more people who do not ask.',
        ),
      ],
    },
    {
      id: 'budget',
      title: 'A budget is a list of bets',
      blocks: [
        text(
          'Kirti can spend ₹10,000 in a month. Here is a split that we would defend in front of her, with a reason for each line:',
        ),
        list(
          '**₹6,000 for search ads** in a circle of eight kilometres: whoever types “tailor near me” has a need today.',
          '**₹2,500 for pictures:** one afternoon with a photographer feeds the map entry, the page and the ads for months.',
          '**₹1,500 for a test** of one social ad, to learn one thing: does a picture of the finished blouse or of the fitting bring more questions?',
        ),
        text(
          'No line says “brand awareness”. With ₹10,000 nobody can tell whether awareness grew, and what nobody can tell nobody can improve.',
        ),
        note('A budget line without a question that it answers is a donation.'),
      ],
    },
    {
      id: 'four',
      title: 'Four divisions',
      blocks: [
        text(
          'An advertising tool shows forty columns. Four figures carry the conversation with an owner, and each is one number divided by another. Learn them as sentences:',
        ),
        list(
          '**Click-through rate (CTR):** of all the times the ad was shown, how many led to a click? Clicks ÷ impressions.',
          '**Cost per click (CPC):** what did one visit cost? Spend ÷ clicks.',
          '**Conversion rate:** of those who came, how many asked? Enquiries ÷ clicks.',
          '**Cost per enquiry:** what did one question cost? Spend ÷ enquiries.',
        ),
        text(
          'The rates say how well a step works; the costs say what it takes from the purse. Say aloud what is counted below the line, and you will rarely mix them up: “of those who **came**”, “for one **click**”.',
        ),
      ],
    },
    {
      id: 'example',
      title: 'Worked example: the sweet shop next door',
      blocks: [
        text(
          'Before Diwali the sweet shop beside Kirti’s ran a search ad for gift boxes. The report: **₹4,500** spent, **30,000** impressions, **900** clicks, **45** enquiries, **18** orders. We go through it from top to bottom.',
        ),
        steps(
          '900 ÷ 30,000 = 0.03, so the **CTR is 3%**. Three of a hundred who saw the line wanted to know more: for a search ad in a festive week a fair result.',
          '₹4,500 ÷ 900 = **₹5 for a click**. Cheap, because few shops advertise sweets in that circle.',
          '45 ÷ 900 = 0.05, so the **conversion rate is 5%**. One visitor in twenty asked.',
          '₹4,500 ÷ 45 = **₹100 for an enquiry**.',
        ),
        text(
          'Now a check that catches most slips: the cost per enquiry must be the cost per click divided by the conversion rate. ₹5 ÷ 0.05 is ₹100. It fits.',
        ),
        text(
          'And what does it mean? 18 of the 45 ordered, so an order cost ₹4,500 ÷ 18 = ₹250. If a box leaves ₹400 after ingredients and packing, each order brought ₹150 more than it cost. If it leaves ₹200, the shop has paid ₹50 for each order, and a better-looking CTR would not have helped.',
        ),
        text(
          'This is the whole reason for the four divisions. They lead from a report that nobody understands to a sentence that an owner can act upon: “An order costs us ₹250 and leaves ₹400; let us go on, and look at the page, for nineteen of twenty visitors leave without a word.”',
        ),
        text(
          'Two cautions. Small numbers wobble: with five enquiries more or fewer the rate looks different, and nothing has changed. And a figure is good or bad only beside another one: last month’s, or the limit that you had set before you began.',
        ),
      ],
    },
  ],
  exercise: {
    title: 'Your turn: Kirti’s first report',
    task: [
      text(
        'Two weeks of Kirti’s search ad are over, and the tool has sent its report. For each of the four figures choose the two numbers that it is made of, and work it out. A calculator is allowed; so are ₹, % and commas. Not all that the report shows is needed.',
      ),
    ],
    solution: [
      list(
        '**Click-through rate:** 800 clicks ÷ 40,000 impressions = 0.02, or 2%.',
        '**Cost per click:** ₹6,000 ÷ 800 clicks = ₹7.50.',
        '**Conversion rate:** 32 enquiries ÷ 800 clicks = 0.04, or 4%.',
        '**Cost per enquiry:** ₹6,000 ÷ 32 enquiries = ₹187.50. The check: ₹7.50 ÷ 0.04 is ₹187.50, too.',
      ),
      text(
        'Eight of the 32 became customers, so a customer cost ₹6,000 ÷ 8 = ₹750. Whether that is much depends on what a suit leaves, which is Kirti’s figure to give. Reach and days are of use for other questions.',
      ),
    ],
  },
  closing: {
    title: 'That was the first of twelve weeks',
    text: 'At its end you choose the business you will work on until week 12, and in week 2 you ask three of its customers what they really want. If the sums were fun, so will the rest be.',
  },
  webinar: 'Your first job in digital marketing',
};
