import { type Language, legalVersions } from '@kilim/contract';
import { type SalesDocument, type SalesFacts, writeFigures, writeSeller } from './sales-facts.ts';

function writeTurkish(facts: SalesFacts): string {
  const { total, net, tax, rate, credits } = writeFigures('tr', facts);
  return `1. Taraflar
Satıcı:
${writeSeller('tr', facts)}
Alıcı: Sipariş sayfasındaki fatura bilgilerinde adı, adresi ve e-posta adresi yazılı olan ve siparişi veren kişi.

2. Konu
Bu sözleşme, alıcının ${facts.siteName} üzerinden elektronik ortamda sipariş verdiği, aşağıda nitelikleri ve fiyatı yazılı hizmetin satışı ve teslimi ile tarafların 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca hak ve yükümlülüklerini düzenler.

3. Hizmet ve fiyat
- Plan: ${facts.planName.tr}
- Kapsam: ${credits}
- Vergisiz tutar: ${net}
- KDV (%${rate}): ${tax}
- KDV dahil toplam: ${total}
Fiyat, siparişin onaylandığı andaki fiyattır; sonradan yapılan değişiklikler bu siparişi etkilemez. Tutar bir kez alınır, sözleşme kendiliğinden yenilenmez.

4. Ödeme
Alıcı, toplam tutarı sipariş sayfasında seçtiği yöntemle öder. Kart bilgileri bankanın güvenli sayfasında alınır. Siparişi ödeme yükümlülüğüyle onaylayan alıcı, ödeme onaylanmadıkça kredilerin yüklenmeyeceğini kabul eder. Süresi içinde ödenmeyen sipariş kendiliğinden sona erer ve alıcıya bir borç yüklemez.

5. Teslim ve ifa
Krediler, ödemenin onaylandığı anda alıcının hesabına elektronik ortamda yüklenir. Yükleme ile satıcının teslim borcu yerine getirilmiş olur. Krediler hesap açık kaldığı sürece kullanılabilir, başkasına devredilemez ve nakde çevrilemez. Yapay zekâ yanıtlarının kredi karşılığı kullanılan modele göre değişir ve her yanıtın altında gösterilir.

6. Cayma hakkı
Alıcı, elektronik ortamda anında ifa edilen hizmetlere ve anında teslim edilen gayrimaddi mallara ilişkin sözleşmelerde Yönetmelik’in 15. maddesinin birinci fıkrasının (ğ) bendi uyarınca cayma hakkı bulunmadığını bilir. Kredilerin ödeme onaylanır onaylanmaz teslim edilmesini istediğini ve bu nedenle cayma hakkını kullanamayacağını sipariş sayfasında ayrıca onaylar.

7. İfanın gerçekleşmemesi ve iade
Satıcı, kredileri yükleyemeyeceğini anlarsa durumu öğrendiği tarihten itibaren üç gün içinde alıcıya bildirir ve alınan tutarı bildirimden itibaren en geç 14 gün içinde ödeme yöntemine uygun biçimde iade eder. Aynı sipariş için birden çok ödeme alınmışsa fazlası iade edilir. Bir iade yapıldığında, iade edilen tutara karşılık gelen krediler hesaptan geri alınır.

8. Ayıplı ifa ve sorumluluk
Satıcı, hizmeti sözleşmeye uygun biçimde sunmakla yükümlüdür. Ayıplı ifa hâlinde alıcının Kanun’un 13 ila 16. maddelerindeki hakları saklıdır. Alıcı, hesabının güvenliğinden ve yapay zekâ ile ürettiği içeriğin hukuka uygunluğundan sorumludur.

9. Kişisel veriler
Alıcının kişisel verileri, sözleşmenin kurulması ve ifası ile yasal yükümlülüklerin yerine getirilmesi için KVKK Aydınlatma Metni’nde açıklandığı biçimde işlenir.

10. Bildirim, delil ve saklama
Bildirimler fatura bilgilerindeki e-posta adresine yapılır. Bu sözleşmenin onaylanan metni, sürümü, onay zamanı ve IP adresiyle birlikte satıcı tarafından en az üç yıl saklanır; alıcıya makbuzla birlikte e-postayla gönderilir. Emredici kanun hükümleri saklı kalmak üzere satıcının elektronik kayıtları delil oluşturur.

11. Uyuşmazlıkların çözümü
Alıcı, şikâyet ve itirazlarını Ticaret Bakanlığınca her yıl belirlenen parasal sınırlar içinde kendi yerleşim yerindeki veya satıcının bulunduğu yerdeki tüketici hakem heyetine, bu sınırların üzerinde tüketici mahkemesine yapabilir. Kanunun öngördüğü hâllerde dava açmadan önce arabulucuya başvurulması zorunludur. Tüketici olmayan alıcılar bakımından satıcının bulunduğu yerdeki mahkemeler yetkilidir.

12. Yürürlük
Sözleşme, alıcının ilgili kutuyu işaretleyip siparişi onaylamasıyla kurulur ve ödemenin onaylanmasıyla ifa edilir.`;
}

function writeEnglish(facts: SalesFacts): string {
  const { total, net, tax, rate, credits } = writeFigures('en', facts);
  return `1. Parties
Seller:
${writeSeller('en', facts)}
Buyer: The person who places the order and whose name, address and e-mail address are written in the billing details on the order page.

2. Subject
This contract governs the sale and delivery of the service described and priced below, which the buyer orders electronically on ${facts.siteName}, and the rights and duties of the parties under the Turkish Law on the Protection of Consumers No. 6502 and the Regulation on Distance Contracts.

3. Service and price
- Plan: ${facts.planName.en}
- Content: ${credits}
- Amount without tax: ${net}
- VAT (${rate}%): ${tax}
- Total including VAT: ${total}
The price is the one at the moment when the order is confirmed; later changes do not affect this order. The amount is taken once and the contract does not renew itself.

4. Payment
The buyer pays the total by the method chosen on the order page. Card details are taken on the secure page of the bank. By confirming the order with the obligation to pay, the buyer accepts that no credits are added before the payment is approved. An order that is not paid in time ends by itself and leaves the buyer without any debt.

5. Delivery and performance
The credits are added to the buyer’s account electronically as soon as the payment is approved. With this the seller has delivered. Credits can be used for as long as the account is open; they can be neither transferred to others nor exchanged for money. What an answer of the artificial intelligence costs depends on the model used and is shown below every answer.

6. Right of withdrawal
The buyer knows that, under article 15, paragraph 1, subparagraph (ğ) of the Regulation, there is no right of withdrawal from contracts for services performed instantly in an electronic environment and for intangible goods delivered instantly. On the order page the buyer confirms separately that the credits shall be delivered as soon as the payment is approved and that the right of withdrawal can therefore not be used.

7. Non-performance and refunds
If the seller finds that the credits cannot be added, the seller informs the buyer within three days of learning so and returns the amount within 14 days of that notice at the latest, in a way that suits the method of payment. If more than one payment was taken for the same order, the excess is returned. When a refund is made, the credits that correspond to the refunded amount are taken back from the account.

8. Defective performance and liability
The seller has to provide the service in conformity with the contract. In case of defective performance, the buyer’s rights under articles 13 to 16 of the Law are reserved. The buyer is responsible for the security of the account and for the lawfulness of the content produced with artificial intelligence.

9. Personal data
The buyer’s personal data is processed to conclude and perform the contract and to fulfil legal duties, as described in the KVKK information notice.

10. Notices, evidence and storage
Notices are sent to the e-mail address in the billing details. The confirmed text of this contract is stored by the seller for at least three years with its version, the time of confirmation and the IP address, and is sent to the buyer by e-mail with the receipt. Subject to mandatory provisions of law, the seller’s electronic records are evidence.

11. Settlement of disputes
The buyer may bring complaints before the consumer arbitration committee at the buyer’s residence or at the seller’s place within the monetary limits that the Ministry of Trade sets every year, and before the consumer court above these limits. Where the law requires it, mediation must be sought before an action is filed. For buyers who are not consumers, the courts at the seller’s place have jurisdiction.

12. Entry into force
The contract is concluded when the buyer ticks the box for it and confirms the order, and is performed when the payment is approved. The Turkish text is the binding one.`;
}

/** The distance sales contract of an order: docs/rules/payments.md#sales-texts */
export function distanceSales(language: Language, facts: SalesFacts): SalesDocument {
  return {
    version: legalVersions.distanceSales,
    title: language === 'tr' ? 'Mesafeli satış sözleşmesi' : 'Distance sales contract',
    text: language === 'tr' ? writeTurkish(facts) : writeEnglish(facts),
  };
}
