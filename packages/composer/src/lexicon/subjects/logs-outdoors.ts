import { entity, subjectsOf } from '../define.ts';

export const outdoorLogSubjects = subjectsOf('log', [
  {
    id: 'petCare',
    tr: 'evcil hayvan, köpek, kedi, evcil hayvan takibi, kedi bakımı, köpek bakımı, akvaryum, köpek aşı, kedi aşı, evcil hayvan aşı',
    en: 'pet, dog, cat, pet care, puppy, aquarium, pet vaccine',
    hints: 'aşı, mama, veteriner, tasma, tüy ~ vaccine, food, vet, walk',
    name: 'Pati Günlüğü~Paw Diary',
    icon: 'paw',
    palettes: 'amber forest terracotta',
    entities: [
      entity(
        'careEntry careEntries paw',
        'bakım, bakımlar ~ care entry, care entries',
        `pet!; kind! = Aşı~Vaccination, Veteriner~Vet, Mama~Food, Tıraş~Grooming, Parazit~Parasite treatment, Gezdirme~Walk
        date!; due Sonraki~Next due; place; cost; note`,
        `
        0 | walk | 0 | | Park~Park | | 45 dakika~45 minutes
        1 | food | -1 | +20 | | 1850~38 | 3 kg paket~3 kg bag
        0 | parasiteTreatment | -5 | +25 | | 620~18
        0 | grooming | -8 | | Kuaför~Groomer | 1400~45
        1 | vet | -12 | | Pati Klinik~Paw Clinic | 1500~70 | Diş taşı~Tartar removed
        0 | vaccination | -24 | +4 | Pati Klinik~Paw Clinic | 900~42 | Karma aşı~Booster
        1 | vaccination | -70 | +9 | Pati Klinik~Paw Clinic | 900~42 | Kuduz~Rabies
        0 | food | -27 | +3 | | 3200~62 | 15 kg
        `,
      ),
      entity(
        'pet pets paw',
        'evcil hayvan, evcil hayvanlar ~ pet, pets',
        'name!; kind #category = Köpek~Dog, Kedi~Cat, Kuş~Bird, Balık~Fish; breed; bday; weight; photo',
        'Zeytin~Biscuit | dog | Labrador~Labrador | -1250 | 28.5\nMia~Cleo | cat | Tekir~Tabby | -640 | 4.4',
      ),
    ],
  },
  {
    id: 'fishing',
    tr: 'balık avı, balık tutma, olta, av defteri, olta balıkçılığı, balıkçılık, yakaladığım balıklar, tuttuğum balıklar',
    en: 'fishing, catch log, angling',
    hints: 'olta, yem, levrek, çupra, tekne ~ rod, bait, bass, trout, lure',
    name: 'Rastgele~Catch Log',
    icon: 'fish',
    palettes: 'ocean teal slate',
    entities: [
      entity(
        'fishCatch fishCatches fish',
        'av, avlar ~ catch, catches',
        'species! #title; weight; place; date!; bait:text Yem~Bait; photo; note',
        `
        Levrek~Sea bass | 1.8 | Sarıyer~North pier | -1 | Canlı karides~Live shrimp
        Çupra~Sea bream | 0.9 | Foça~Rocky cove | -4 | Mamun~Worm | Sabah 6, rüzgâr poyraz~6 am, north wind
        Lüfer~Bluefish | 1.2 | Galata~Old bridge | -6 | Kaşık~Spoon lure
        Alabalık~Rainbow trout | 0.7 | Abant~Mill lake | -12 | Solucan~Worm
        Sazan~Carp | 4.3 | Sapanca~Reed lake | -15 | Mısır~Sweetcorn | Kişisel rekor~Personal best
        Palamut~Bonito | 2.1 | Boğaz~The straits | -20 | Çapari~Feather rig
        İstavrit~Mackerel | 0.2 | Sarıyer~North pier | -27 | Çapari~Feather rig
        `,
      ),
    ],
  },
  {
    id: 'beehives',
    tr: 'arı kovanı, arıcılık, arı, kovan takibi, bal',
    en: 'beehive, beekeeping, hive, apiary, honey',
    hints: 'kovan, ana arı, çerçeve, varroa ~ queen, frame, varroa, colony',
    name: 'Kovan Defteri~Hive Book',
    icon: 'bug',
    palettes: 'amber olive coffee',
    entities: [
      entity(
        'inspection inspections clipboard',
        'kovan kontrolü, kovan kontrolleri ~ inspection, inspections',
        `hive:reference! #service @hive Kovan~Hive; date!; status! = Güçlü~Strong:s, Normal~Normal:i, Zayıf~Weak:w, Ana arı yok~Queenless:d; qty (çerçeve~frames) Arılı çerçeve~Frames of bees; due Sonraki kontrol~Next visit; note`,
        `
        0 | 0 | strong | 9 | +10 | Kat atıldı~Added a super
        1 | 0 | weak | 4 | +3 | Şurup verildi~Fed syrup
        2 | -4 | queenless | 5 | -1 | Ana arı sipariş edildi~New queen ordered
        3 | -6 | normal | 7 | +8
        0 | -14 | normal | 8 | 0
        1 | -15 | normal | 5 | 0 | Varroa ilacı~Varroa treatment
        3 | -20 | strong | 9 | -6
        `,
      ),
      entity(
        'hive hives home',
        'kovan, kovanlar ~ hive, hives',
        'code! #title Kovan no~Hive number; place Arılık~Apiary; year Ana arı yılı~Queen year; note',
        'K-01~H-01 | Köy~Orchard | 2025\nK-02~H-02 | Köy~Orchard | 2024\nK-07~H-07 | Yayla~Hill | 2024\nK-09~H-09 | Yayla~Hill | 2025',
      ),
    ],
  },
  {
    id: 'farm',
    tr: 'tarla, çiftlik, tarım, bahçe işleri, çiftçi, ekin, sera, zeytinlik, bağ, bahçe, sebze, sebze bahçesi',
    en: 'farm, crop, farming, field log, greenhouse, farmer, orchard, vineyard, vegetable garden, garden',
    hints: 'ekim, hasat, gübre, ilaçlama, dönüm ~ sowing, harvest, fertiliser, spraying, acre',
    name: 'Tarla Defteri~Field Book',
    icon: 'leaf',
    palettes: 'olive forest amber',
    entities: [
      entity(
        'work works leaf',
        'iş, işler ~ job, jobs',
        `parcel:reference! #service @parcel Tarla~Field; kind! = Ekim~Sowing, Sulama~Irrigation, Gübreleme~Fertilising, İlaçlama~Spraying, Hasat~Harvest, Budama~Pruning, Sürüm~Ploughing
        date!; due Sonraki iş~Next due; cost; qty Miktar~Quantity; unit = Kg~Kg, Litre~Litre, Saat~Hours; note`,
        `
        0 | irrigation | 0 | +4 | 850~40 | 3 | hours
        1 | spraying | -2 | +12 | 4200~190 | 20 | litre | Yağmurdan önce bitti~Finished before the rain
        2 | fertilising | -5 | -1 | 9800~420 | 150 | kg
        1 | pruning | -9 | | 6000~300 | | | İki işçi~Two workers
        0 | sowing | -16 | | 7400~310 | 60 | kg
        3 | harvest | -21 | | 3500~160 | 480 | kg
        2 | ploughing | -28 | | 5200~240 | 5 | hours
        `,
      ),
      entity(
        'parcel parcels map',
        'tarla, tarlalar ~ field, fields',
        'name!; kind Ürün~Crop = Domates~Tomatoes, Zeytin~Olives, Buğday~Wheat, Elma~Apples; m2; place',
        'Dere kenarı~Creek field | tomatoes | 3200 | Aşağı mahalle~Lower road\nZeytinlik~Olive grove | olives | 12000 | Tepe~Hill\nYol üstü~Roadside | wheat | 24000\nElma bahçesi~Apple orchard | apples | 5600',
      ),
    ],
  },
  {
    id: 'herd',
    tr: 'sürü, büyükbaş, küçükbaş, hayvan takibi, inek, koyun, besicilik, hayvancılık, süt takibi, tavuk',
    en: 'herd, livestock, cattle, sheep, cow, dairy, goat, poultry, chicken',
    hints: 'küpe no, doğum, aşı, süt, tohumlama ~ ear tag, calving, vaccine, milk, breeding',
    name: 'Sürü Defteri~Herd Book',
    icon: 'file-tray-stacked',
    palettes: 'olive coffee forest',
    entities: [
      entity(
        'animal animals pricetag',
        'hayvan, hayvanlar ~ animal, animals',
        `code! #title Küpe no~Ear tag "TR 34 0001234~UK 123456"; kind #category = İnek~Cow, Koyun~Sheep, Keçi~Goat, Buzağı~Calf; breed; bday; weight; status! = Sağlıklı~Healthy:s, Gebe~Pregnant:i, Tedavide~In treatment:w, Satıldı~Sold; due Sıradaki iş~Next event; note`,
        `
        TR 1042~UK 1042 | cow | Simental~Simmental | -1460 | 620 | pregnant | +6 | Doğum bekleniyor~Calving expected
        TR 1043~UK 1043 | cow | Holstein~Holstein | -1830 | 590 | healthy | +21 | Kuruya ayrılacak~Drying off
        TR 2210~UK 2210 | calf | Simental~Simmental | -48 | 74 | healthy | +2 | Aşı~Vaccination
        TR 3101~UK 3101 | sheep | Merinos~Merino | -720 | 61 | healthy | +14
        TR 3102~UK 3102 | sheep | Merinos~Merino | -730 | 58 | inTreatment | 0 | Ayak, pansuman~Foot, change dressing
        TR 1050~UK 1050 | cow | Montofon~Brown Swiss | -2200 | 640 | healthy | +30
        TR 3107~UK 3107 | goat | Kıl keçisi~Alpine | -500 | 44 | pregnant | +18
        `,
        [{ kind: 'unique', field: 'code' }],
      ),
    ],
  },
]);
