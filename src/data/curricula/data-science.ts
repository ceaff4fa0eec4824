import { curriculum, week } from './curriculum';

export const dataScience = curriculum([
  [
    'Asking and fetching',
    [
      week('Questions, spreadsheets and tidy data', [
        'Turning a vague request into an answerable question',
        'One row per observation: keys, grain and types',
        'Pivot tables as a check on everything that follows',
      ]),
      week(
        'SQL I: one table, then two',
        [
          'Select, filter, group, order; what NULL really does',
          'Joins and the row counts they should give',
          'Reading a schema you have never seen',
        ],
        'Ten joins with their row counts explained',
      ),
      week(
        'SQL II: questions managers ask',
        [
          'Common table expressions and window functions',
          'Cohorts, retention and running totals',
          'Reading a query plan; indexes in practice',
        ],
        'Twenty queries on a shop’s database',
      ),
      week('Python for analysis', [
        'Notebooks, environments and version control',
        'Types, functions, errors; writing a test',
        'Files, dates, encodings and other traps',
      ]),
    ],
  ],
  [
    'Understanding',
    [
      week(
        'pandas in earnest',
        [
          'Selecting, merging and reshaping without surprises',
          'Missing values: why they are missing decides what to do',
          'Validating each step with assertions',
        ],
        'Cleaning script with assertions',
      ),
      week(
        'Exploring and showing',
        [
          'Distributions before averages',
          'The chart that answers the question, and the five that do not',
          'Colour, labels and captions for tired readers',
        ],
        'Project 1: exploratory report on public transport data',
      ),
      week('Probability and sampling', [
        'Random variables, simulated before they are solved',
        'Sampling bias in the data you were given',
        'Confidence intervals by bootstrap',
      ]),
      week(
        'Inference and experiments',
        [
          'Tests as simulations; power and sample size',
          'A/B tests: peeking, multiple comparisons, practical significance',
          'Correlation, confounders and a first causal diagram',
        ],
        'Project 2: experiment read-out with a recommendation',
      ),
    ],
  ],
  [
    'Modelling',
    [
      week('Linear models', [
        'Least squares, residuals and what coefficients mean',
        'Regularisation and leakage',
        'Baselines that are embarrassingly hard to beat',
      ]),
      week('Classification', [
        'Logistic regression, thresholds and costs',
        'Precision, recall, ROC and calibration',
        'Imbalanced classes without magic',
      ]),
      week(
        'Trees and ensembles',
        [
          'Decision trees, random forests, gradient boosting',
          'Cross-validation that respects time and groups',
          'Explaining a model to the person it affects',
        ],
        'Project 3: churn model with a cost-based threshold',
      ),
      week('Unsupervised learning and time', [
        'Clustering: when groups are real',
        'Dimensionality reduction for looking, not for proving',
        'Forecasting with seasonality; back-testing',
      ]),
    ],
  ],
  [
    'Shipping and working',
    [
      week(
        'Text and language models',
        [
          'From counts to embeddings; search over documents',
          'Calling a language model as a component, with evaluation',
          'Privacy, cost and failure modes',
        ],
        'Language-model component with its evaluation',
      ),
      week('From notebook to service', [
        'Packaging, a small API and a scheduled job',
        'Data checks, monitoring and drift',
        'Reproducing a result six months later',
      ]),
      week(
        'Capstone',
        [
          'Own question, own data, agreed with a mentor',
          'Two reviews: one of the method, one of the story',
          'Repository that a stranger can run',
        ],
        'Project 4: capstone with code, report and talk',
      ),
      week('Interviews and portfolio', [
        'SQL and statistics rounds, timed',
        'Take-home assignments: scope, write-up, limits',
        'Résumé, profile and a search plan for three months',
      ]),
    ],
  ],
]);
