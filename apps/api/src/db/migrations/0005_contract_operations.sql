-- Operations on contracts carry the word contract: a repeat that began under the former name still finds its first response.
update idempotency_keys set operation_id = case operation_id
  when 'createSignature' then 'createContract'
  when 'cancelSignature' then 'cancelContract'
  when 'closeSignature' then 'closeContract'
  when 'renounceSignature' then 'renounceContract' end
where operation_id in ('createSignature', 'cancelSignature', 'closeSignature', 'renounceSignature');
