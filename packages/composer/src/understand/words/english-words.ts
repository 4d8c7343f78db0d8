import { wordSet } from './word-list.ts';

/** Words that end a noun phrase and are never a part of one. */
export const englishStops = wordSet(`
  a an the and or but so for of to with without my our your their his her its this that these those which who whom whose where
  when while if then than as at by from in on into onto over under about after before between per via using i we you they he she
  it me us them is are was were be been being am do does did done can could should would will shall may might must have has had
  having not no yes please want wanted wants need needs needed like build create make made making design develop generate give get
  help helps let lets lets allow allows enable enables show shows see view display add adds adding remove edit delete
  use uses used user users people someone everyone anyone everybody something somthing somethin sumthing smth anything thing things stuff just only also too very
  really maybe some any all each every many much more most few several both other another such same own new there here what how why
  im id ill ive dont doesnt cant wont thats hi hello hey thanks thank ok okay kinda sort etc eg ie able available til till until
  including include includes such based called named titled where whether go going looking look working work run runs running's
  bir ve icin track tracks tracking tick ticks ticking manage manages managing organize organise organizes organizing organising
  save saves saving store stores goes comes went keep keeps keeping monitor monitors monitoring plan plans learn learns find finds finding`);

export const englishAdjectives = wordSet(`
  simple easy nice modern clean beautiful cool fun funny cute little small big tiny basic great good best better personal private
  daily weekly monthly yearly quick fast smart free mobile online digital minimal minimalist colorful colourful professional
  shared joint complete full calm powerful elegant sleek advanced interactive local offline pretty awesome amazing perfect useful handy different
  various custom customizable friendly user-friendly ios android web native lightweight responsive comprehensive intuitive
  super my own single whole entire quick-and-dirty`);

export const englishAudience = wordSet(`
  kid kids child children toddler toddlers mom mum mother dad father parent parents grandma grandpa grandmother grandfather nan nana gran granny grandad family
  wife husband partner girlfriend boyfriend friend friends team staff colleague colleagues coworkers myself me beginners students
  teachers users people everyone adults seniors women men employees roommates neighbors neighbours couples teens freelancers
  landlords nurses doctors developers designers`);

export const englishBusinesses = wordSet(`
  shop store business company firm salon studio office agency center centre workshop startup practice parlor parlour boutique
  market club school gym cafe restaurant bakery farm clinic place side-business hustle gig venue service services stall stand kiosk truck booth bar pub`);

/** Words for any business, which say nothing about the trade. */
export const englishAnyBusiness = wordSet(
  'shop store business company firm startup practice office center centre market place venue service services team side',
);

export const englishAppWords = wordSet(`
  app apps application applications website site webapp program software system platform tool tools portal panel dashboard
  prototype mvp project solution interface`);

/** Containers and actions around the noun; many decide the archetype. */
export const englishGenericHeads = wordSet(`
  tracker trackers tracking log logs logger logbook logging journal journals diary diaries planner planners planning manager
  managers management organizer organiser list lists collection collections catalog catalogue catalogs inventory database record
  records register notebook book booklet archive library's directory guide guides assistant coach companion helper reminder
  reminders checklist checklists calculator calculators converter counter timer generator scheduler schedule schedules scheduling booking bookings
  appointment appointments reservation reservations rental rentals orders order ordering jobs job sales entry entries history
  stats statistics analytics report reports dashboard feed community forum marketplace game games quiz quizzes test tests trivia
  flashcards flashcard deck cards viewer finder locator map chart checker monitor monitoring details info data portfolio gallery
  sharing clone bot collector quizz calc notes note recorder keeper roster sheet board menu progress`);
