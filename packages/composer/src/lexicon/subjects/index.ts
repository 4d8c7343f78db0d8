import { everydayCollections } from '../../everyday/collections.ts';
import { everydayLists } from '../../everyday/lists-and-people.ts';
import { everydayLogs } from '../../everyday/logs.ts';
import { everydayPlaces } from '../../everyday/places-and-plans.ts';
import { everydayPlay } from '../../everyday/play.ts';
import { smallAds } from '../../everyday/small-ads.ts';
import { everydayTrades } from '../../everyday/trades.ts';
import { homeTradeSubjects } from '../everyday/home-trades.ts';
import { everydayLogSubjects } from '../everyday/logs.ts';
import { shopTradeSubjects } from '../everyday/shop-trades.ts';
import { thingAndListSubjects } from '../everyday/things.ts';
import { visitSubjectsOfEveryday } from '../everyday/visits.ts';
import type { Subject } from '../subject.ts';
import { beautySubjects } from './appointments-beauty.ts';
import { healthSubjects } from './appointments-health.ts';
import { lessonSubjects } from './appointments-lessons.ts';
import { articleSubjects } from './articles.ts';
import { boardSubjects } from './boards.ts';
import { checklistSubjects } from './checklists.ts';
import { cultureSubjects } from './collections-culture.ts';
import { thingSubjects } from './collections-things.ts';
import { gameSubjects } from './games.ts';
import { fieldJobSubjects } from './jobs-field.ts';
import { makerSubjects } from './jobs-makers.ts';
import { officeJobSubjects } from './jobs-office.ts';
import { tradeJobSubjects } from './jobs-trades.ts';
import { ledgerSubjects } from './ledgers.ts';
import { bodyLogSubjects } from './logs-body.ts';
import { mindLogSubjects } from './logs-mind.ts';
import { moneyLogSubjects } from './logs-money.ts';
import { outdoorLogSubjects } from './logs-outdoors.ts';
import { measurementSubjects } from './measurements.ts';
import { mediaSubjects } from './media.ts';
import { peopleSubjects } from './people.ts';
import { placeSubjects } from './places.ts';
import { quizSubjects } from './quizzes.ts';
import { reservationSubjects } from './reservations.ts';
import { conversationSubjects, feedSubjects } from './social.ts';
import { catalogueSubjects, stockSubjects } from './stock-and-catalogue.ts';
import { toolSubjects } from './tools.ts';
import { unbuiltGames } from './unbuilt-games.ts';
import { weekPlanSubjects } from './week-plans.ts';

/** Every subject, the most requested ones of an archetype first. */
export const subjects: readonly Subject[] = [
  ...beautySubjects,
  ...healthSubjects,
  ...lessonSubjects,
  ...reservationSubjects,
  ...moneyLogSubjects,
  ...mindLogSubjects,
  ...bodyLogSubjects,
  ...outdoorLogSubjects,
  ...cultureSubjects,
  ...thingSubjects,
  ...checklistSubjects,
  ...peopleSubjects,
  ...ledgerSubjects,
  ...measurementSubjects,
  ...stockSubjects,
  ...catalogueSubjects,
  ...weekPlanSubjects,
  ...boardSubjects,
  ...articleSubjects,
  ...feedSubjects,
  ...conversationSubjects,
  ...placeSubjects,
  ...toolSubjects,
  ...quizSubjects,
  ...gameSubjects,
  ...unbuiltGames,
  ...mediaSubjects,
  ...makerSubjects,
  ...fieldJobSubjects,
  ...officeJobSubjects,
  ...tradeJobSubjects,
  ...visitSubjectsOfEveryday,
  ...homeTradeSubjects,
  ...shopTradeSubjects,
  ...everydayLogSubjects,
  ...thingAndListSubjects,
  ...everydayTrades,
  ...smallAds,
  ...everydayLogs,
  ...everydayCollections,
  ...everydayLists,
  ...everydayPlaces,
  ...everydayPlay,
];
